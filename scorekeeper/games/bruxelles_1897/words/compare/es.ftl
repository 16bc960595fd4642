# Errores habituales al contar: qué se hizo.

counted-brugmann-paid = Se pagó a Brugmann como a los demás Nobles.
counted-nobles-for-nothing = No se pagó a los Nobles y no se perdió ninguno.
counted-unpaid-cost-two = Cada Noble sin pagar costó 2 PV en vez de 3.
counted-a-point-a-house = Se dio 1 PV por Casa en vez de la posición de Arquitectura.
counted-position-alone = Se dio la posición de Arquitectura una sola vez y no por cada Casa.
counted-position-added = Se sumaron Casas y posición de Arquitectura en vez de multiplicar.
counted-house-types-multiplied = Se multiplicaron los tipos de Casa y no las Casas.
counted-materials-by-unit = Se contaron los dos materiales de cada carta.
counted-money-before-nobles = Se contó la bonificación de dinero antes de pagar a los Nobles.
counted-money-without-end = Se contaron más de cinco pares de BEF.
counted-three-a-franc = Se dieron 3 PV por cada BEF y no por cada par.
counted-money-rounded-up = Se contó como par un BEF suelto.
counted-artworks-each = Se contó cada Obra de arte y no cada color.
counted-houses-each = Se contó cada Casa y no cada tipo.
counted-lost-nobles-counted = Se contaron para la bonificación los Nobles perdidos por no pagarlos.
counted-brugmann-left-out = No se contó a Brugmann para la bonificación.
counted-tied-columns-left-out = No se cobraron las bonificaciones de columnas con mayoría empatada.
counted-bonus-not-won = { $line }: cobrada aunque la columna la ganó otro.

import { readReviews } from "./review.ts";

export const reviewsOfTheEast = {
  "Casa Yagrumo Fertilidad": readReviews(`
* 2026-08-06 | preservacion | 5 | Y. P., 34 años | Congelé mis óvulos a los 34. Comparé tres centros en una tarde y fui a dos consultas. Nadie me apuró.
2026-09-17 | fiv | 5 | Anónima, 35 años | El precio incluía la medicación de verdad. Me devolvieron dos cajas que no usé.
2026-07-16 | fiv | 5 | L. F., 37 años | La doctora me mandó una foto de los embriones con una nota a mano de lo que veía.
2026-06-04 | donacion-esperma | 5 | G. y T., 31 y 36 años | Nos ayudaron a entender el catálogo del banco sin juzgar ninguna decisión.
2026-04-30 | preservacion | 4 | C. M., 38 años | Buen trato y números claros. Hubiera querido saber antes que harían falta dos ciclos.
2026-03-12 | dgp | 5 | A. y S., 39 y 44 años | Tenemos una condición en la familia y nos tomaron en serio. Hablamos con una genetista antes de decidir.
2026-01-29 | fiv | 5 | N. R., 33 años | El sábado por la mañana hay consulta y eso me permitió no faltar al trabajo.
2025-11-27 | fiv | 5 | Anónima, 41 años | No funcionó y lo hablamos sin prisa en el patio. No me vendieron otro ciclo.
2025-10-16 | preservacion | 5 | P. D., 29 años | Contestaron mi mensaje a las dos horas y con la respuesta que pedía, no con otra pregunta.
2025-08-14 | fiv | 5 | I. y K., 34 y 34 años | Todo en inglés para mi esposa, hasta el consentimiento.
2025-06-19 | donacion-esperma | 4 | M. V., 38 años | Fui sin pareja y bien. El envío de la muestra se retrasó y tuvimos que esperar un mes.
2025-04-10 | fiv | 5 | J. H., 36 años | Explican el «por qué» antes del «cuánto». Recomendable.
`),
  "Clínica Coral Sereno": readReviews(`
2026-09-24 | ovodonacion | 5 | Anónima, 46 años | Vine desde Montreal. El calendario que me dieron se cumplió día por día.
2026-06-25 | fiv | 4 | D. y J., 36 y 39 años | Muy organizados. Caro comparado con la ciudad, y lo dicen de entrada.
2026-03-04 | fiv | 3 | S. W., 40 años | Buena medicina, pero cada respuesta llegaba de una persona distinta. | Gracias. Desde abril cada expediente tiene una sola coordinadora y su suplente.
2025-10-30 | gestacion-subrogada | 4 | T. y M., 42 y 45 años | Nos frenaron hasta hablar con abogados aquí y en casa. Fue lo mejor que pudieron hacer.
`),
  "Instituto Brisa de Levante": readReviews(`
2026-07-23 | transferencia-embriones | 5 | Anónima, 43 años | Traje mis embriones congelados y se ocuparon de todos los papeles.
2026-02-19 | fiv | 3 | C. B., 38 años | El centro bien; el traslado desde el hotel falló dos mañanas.
2025-09-11 | icsi | 4 | U. y E., 35 y 40 años | La doctora nos atendió en alemán por video antes de viajar. Eso nos decidió.
`),
  "Centro Uvero": readReviews(`
2026-05-21 | preservacion | 4 | V. L., 33 años | Consulta tranquila y explicación clara. La punción se hace en otro centro, conviene saberlo.
`),
  "Centro Guayacán": readReviews(`
2026-03-18 | diagnostico | 4 | A. R., 31 años | Me atendieron bien y explicaron los estudios. Para los resultados tuve que llamar tres veces.
`),
  "Centro Flamboyán": readReviews(`
2026-08-20 | fiv | 4 | Anónima, 37 años | Equipo amable. El laboratorio está en otra calle y nadie me lo dijo hasta el día de la punción.
2026-04-02 | icsi | 3 | F. G., 39 años | Correcto, con poca información por escrito.
`),
};

import { readReviews } from "./review.ts";

export const reviewsOfTheRest = {
  "Unidad Caracola": readReviews(`
2026-09-03 | fiv | 5 | N. y P., 32 y 35 años | La misma doctora de principio a fin. No tuve que repetir mi historia ni una vez.
2026-07-09 | inseminacion | 4 | Anónima, 30 años | Trato cercano. Tardaron dos días en contestar el primer mensaje.
2026-05-14 | fiv | 5 | E. K., 41 años | Vivo en Cabarete y hablo alemán; me atendieron en mi idioma.
2026-03-26 | icsi | 3 | M. S., 38 años | El ciclo se canceló y la explicación fue corta. Pedí otra cita y entonces sí lo entendí. | Gracias por volver a preguntar. Ahora esa segunda cita se ofrece siempre.
2026-01-08 | fiv | 4 | J. y L., 36 y 37 años | Unidad pequeña, poca espera. Hay que ir a otro sitio para algunos análisis.
2025-10-02 | fiv | 5 | Anónima, 34 años | Me dieron el número de embriología y lo usé sin pena.
2025-07-31 | inseminacion | 3 | D. V., 33 años | Tres intentos y ninguno funcionó. Me habría gustado que propusieran revisar después del segundo.
2025-05-08 | fiv | 5 | R. C., 35 años | Precio cerrado y recibo de cada pago. Sin sorpresas.
2025-02-20 | icsi | 4 | A. T., 39 años | Buenas manos y pocas palabras; yo soy igual, así que bien.
`),
  "Centro Alborada de Fertilidad": readReviews(`
2026-10-15 | fiv | 5 | Anónima, 36 años | Mi coordinadora se llama Marisol y contesta. Parece poco y lo es todo.
2026-08-06 | transferencia-embriones | 4 | K. D., 38 años | La preparación fue clara. La sala de espera se llena los sábados.
2026-05-07 | fiv | 4 | B. y C., 33 y 41 años | Cancelaron antes de la punción y solo cobraron hasta ese día, como estaba escrito.
2026-02-05 | ovodonacion | 5 | L. E., 44 años | Me explicaron cómo eligen a la donante y qué puedo saber de ella.
2025-11-06 | inseminacion | 3 | S. F., 29 años | La doctora excelente; administración me pidió los mismos datos tres veces.
2025-06-12 | preservacion | 3 | Anónima, 37 años | Buen resultado, poco estacionamiento y una factura equivocada que ya corrigieron. | Gracias por la paciencia con la factura. Revisamos las de ese mes una por una.
`),
  "Instituto Nácar de Medicina Reproductiva": readReviews(`
2026-08-13 | ovodonacion | 4 | G. N., 45 años | Te dan el acta del comité y se entiende. La consulta es a las siete de la mañana, eso sí.
2026-04-23 | dgp | 5 | P. y W., 37 y 38 años | Genética explicada con dibujos. Salimos sabiendo qué preguntar en casa.
2025-12-18 | fiv | 3 | Anónima, 42 años | Trato formal, algo frío. La información, completa.
2025-09-25 | adopcion-embriones | 4 | H. y R., 40 y 43 años | No sabíamos que existía esta opción. Nos dieron tiempo y lecturas.
2025-05-22 | fiv | 3 | C. T., 39 años | Los resultados que publican me ayudaron a decidir. El seguimiento por correo es lento.
`),
  "Clínica Flor de Caoba": readReviews(`
* 2025-10-21 | donacion-esperma | 5 | Carla y Denise | Vivimos en Nueva Jersey. Supimos el precio total antes de comprar los boletos y alguien nos respondió en español y en inglés.
2026-06-11 | diagnostico | 4 | M. O., 28 años | Empezaron por lo sencillo y con eso bastó para saber qué pasaba.
2025-08-14 | inseminacion | 3 | Anónima, 34 años | Buena doctora. La casa es bonita pero tiene escaleras y yo iba con bastón.
`),
  "Unidad Orquídea Blanca": readReviews(`
2026-09-29 | preservacion | 5 | Anónima, 27 años | Me dieron cita en dos días porque empezaba quimioterapia. Gracias.
2026-05-19 | preservacion | 4 | T. S., 35 años | Rápidos y claros. El contrato de almacenamiento es largo; pide que te lo expliquen.
`),
  "Unidad Jícara": readReviews(`
2026-07-14 | fiv | 4 | A. y N., 30 y 34 años | Nos preguntaron quién quería gestar y no lo dieron por hecho.
2026-03-10 | inseminacion | 4 | Anónima, 32 años | Todo bien. Los precios que vi en internet eran del año anterior.
2025-11-18 | fiv | 3 | E. J., 40 años | Correctos, sin más. Tardaron en mandarme mi expediente cuando lo pedí.
`),
  "Clínica Río Sereno": readReviews(`
2026-10-08 | fiv | 5 | V. R., 35 años | El plan de pagos me permitió empezar este año y no el que viene.
2026-06-18 | ovodonacion | 4 | Anónima, 43 años | Muy claros con los tiempos del banco de óvulos. Esperé cuatro meses, como dijeron.
2026-02-12 | fiv | 5 | D. y A., 34 y 36 años | Nos enseñaron el laboratorio por el cristal y contestaron todo.
2025-08-28 | icsi | 2 | M. P., 38 años | Me cambiaron la fecha de la transferencia dos veces por agenda y no por mi cuerpo. | Lamentamos lo que pasó ese mes, con un quirófano en obras. Te escribimos para devolverte la diferencia.
`),
  "Centro Cundeamor": readReviews(`
2026-09-08 | inseminacion | 4 | Anónima, 31 años | Dijeron desde el principio hasta dónde llegan y a quién me enviarían después.
`),
  "Centro Cafeto": readReviews(`
2026-08-26 | preservacion | 4 | R. L., 41 años | Guardé esperma antes de una operación. Discreto y rápido.
2026-01-14 | congelacion-embriones | 4 | S. y C., 37 y 39 años | Trajeron nuestros embriones desde otro centro y nos avisaron en cada paso.
`),
};

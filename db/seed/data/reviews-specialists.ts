import { readReviews } from "./review.ts";

export const reviewsOfSpecialists = {
  "Amaranta Solís": readReviews(`
2026-10-20 | fiv | 5 | P. C., 35 años | Escucha primero. Al final repite lo acordado y pregunta si falta algo.
2026-09-15 | preservacion | 5 | Anónima, 33 años | Me enseñó los números por edad y me dejó sola con ellos un rato. Perfecto.
2026-08-18 | fiv | 5 | M. y D., 36 y 39 años | Nos llamó ella para dar la mala noticia. Y volvió a llamar a la semana.
2026-07-21 | icsi | 5 | S. R., 38 años | Directa y amable a la vez. No es fácil.
2026-06-16 | fiv | 5 | L. T., 32 años | Dibuja, anota y te manda la foto de la pizarra.
2026-05-26 | diagnostico | 4 | Anónima, 40 años | Muy buena. Cuesta conseguir cita por la tarde.
2026-04-21 | fiv | 5 | E. B., 37 años | Me explicó por qué no hacía falta otro estudio. Me ahorró dinero.
2026-03-24 | ovodonacion | 5 | G. M., 44 años | Habló de lo que podía pasar después sin dar nada por hecho.
2026-02-17 | fiv | 5 | R. y J., 34 y 34 años | Nos atendió a las dos por igual desde el primer día.
2026-01-20 | fiv | 5 | C. A., 36 años | Puntual y sin mirar el teléfono.
2025-11-25 | icsi | 5 | Anónima, 39 años | Cuando pregunté algo que no sabía, lo buscó y me escribió después.
2025-10-21 | preservacion | 5 | N. V., 31 años | Vine por presión de mi familia y me dijo que podía esperar. Esperé.
2025-09-16 | fiv | 4 | H. S., 41 años | Excelente trato. Habla rápido cuando va con retraso.
2025-08-05 | fiv | 5 | K. L., 33 años | Recordaba detalles de mi primera cita sin abrir la carpeta.
2025-06-24 | fiv | 5 | Anónima, 37 años | Paró el procedimiento cuando dije que me dolía.
2025-05-13 | dgp | 5 | A. y F., 38 y 42 años | Nos ayudó a no hacer un estudio que no necesitábamos.
2025-03-25 | fiv | 5 | D. N., 35 años | Después del negativo me propuso descansar. Nadie más lo había hecho.
`),
  "Elías Montaraz": readReviews(`
2026-09-22 | fiv | 5 | J. M., 34 años | Explica las hormonas como si fueran el clima. Se entiende.
2026-07-28 | inseminacion | 5 | Anónima, 31 años | Revisó mis medicinas de tiroides antes de proponer nada.
2026-06-09 | fiv | 4 | B. y S., 37 y 40 años | Veintiún años de oficio y se notan. Poca charla.
2026-04-14 | diagnostico | 5 | T. C., 29 años | Me diagnosticó ovario poliquístico después de años de dudas, y me dijo qué hacer.
2026-02-24 | fiv | 5 | R. D., 38 años | Suspendió el ciclo por prudencia. Entonces me enojé; hoy lo entiendo.
2025-12-16 | fiv | 3 | Anónima, 36 años | Buen médico, consultas cortas.
2025-10-07 | inseminacion | 5 | V. A., 33 años | Nos dio dos opciones con sus precios y se calló para que pensáramos.
2025-08-19 | diagnostico | 5 | L. G., 42 años | Segunda opinión muy cuidada. Leyó todo lo que llevé.
2025-06-17 | fiv | 4 | M. y P., 35 y 35 años | Correcto y claro. Nos habría gustado verlo también el día de la transferencia.
2025-04-08 | fiv | 5 | S. E., 34 años | Contesta los correos él mismo, de noche, pero contesta.
2025-02-11 | fiv | 5 | Anónima, 40 años | Me habló de donación de óvulos con delicadeza.
`),
  "Noel Caimito": readReviews(`
2026-08-25 | diagnostico | 5 | J. R., 39 años | Primera vez que alguien me explica un espermograma sin bromas.
2026-05-05 | diagnostico | 4 | E. y M., 36 y 33 años | Nos vio juntos y habló con los dos.
2025-12-09 | - | 4 | Anónimo, 44 años | Serio y discreto. La consulta es pequeña.
2025-07-15 | diagnostico | 4 | W. K., 41 años | Me atendió en alemán. Pidió una segunda muestra antes de sacar conclusiones.
`),
  "Marisela Batey": readReviews(`
2026-09-01 | fiv | 5 | Anónima, 35 años | Ordenada y clara. Me mandó el resumen por escrito esa misma tarde.
2026-05-18 | ovodonacion | 4 | C. H., 45 años | Explica muy bien el proceso de la donación. Consulta siempre llena.
2025-11-10 | fiv | 4 | A. V., 38 años | Segura y respetuosa. Me habría gustado más tiempo para preguntas.
`),
  "Tadeo Robledal": readReviews(`
2026-06-30 | fiv | 4 | N. S., 37 años | Buen cirujano y buen trato. No da falsas esperanzas.
2026-01-27 | icsi | 4 | D. y R., 33 y 36 años | Nos explicó el laboratorio paso a paso.
2025-09-02 | fiv | 5 | Anónima, 40 años | Me recibió sin cita cuando sangré. Todo quedó en un susto.
`),
  "Lucero Cabuya": readReviews(`
2026-08-11 | - | 5 | G. P., 36 años | Vine después de dos pérdidas. No me dijo cómo tenía que sentirme.
2026-03-31 | - | 5 | Anónima, 42 años | Ayuda a decidir, también a decidir parar.
2025-10-28 | - | 4 | L. y B., 34 y 38 años | Nos enseñó a hablarlo entre nosotros. Las sesiones por video van bien.
`),
  "Aurelio Samán": readReviews(`
2026-07-07 | ovodonacion | 4 | Anónima, 43 años | Atiende en inglés sin problema. Muy organizado con los viajes.
`),
  "Zulema Jobo": readReviews(`
2026-04-28 | diagnostico | 4 | M. A., 30 años | Consulta tranquila, sin prisa y sin asustar.
2025-12-02 | inseminacion | 3 | Anónima, 35 años | Buena doctora; el consultorio no tiene estacionamiento.
`),
};

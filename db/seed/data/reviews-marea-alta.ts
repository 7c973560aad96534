import { readReviews } from "./review.ts";

export const reviewsOfMareaAlta = readReviews(`
* 2026-09-10 | fiv | 5 | R. M., 38 años | La primera transferencia no funcionó. Lo que más agradecí fue que me lo explicaran sin adornos y me dejaran decidir si seguir.
2026-08-27 | diagnostico | 5 | J. D., 31 años | Llevé una carpeta de estudios de dos años y solo me pidieron uno nuevo.
2026-08-13 | inseminacion | 4 | Anónima, 29 años | Dos inseminaciones sin resultado. Me propusieron parar y revisar antes de una tercera.
2026-07-30 | fiv | 5 | C. y M., 35 y 38 años | Las ecografías de las 8:00 a. m. sin cita nos dejaron seguir trabajando.
2026-07-02 | preservacion | 3 | Y. B., 35 años | El procedimiento bien, pero no encontré el precio por escrito hasta la segunda visita. | Desde septiembre publicamos los precios con fecha, también aquí.
2026-06-18 | fiv | 5 | P. A., 33 años | El doctor me enseñó las curvas de mis hormonas y qué significaban. Por fin entendí algo.
2026-05-28 | fiv | 4 | Anónima, 42 años | Me hablaron claro: a mi edad, con mis óvulos, pocas posibilidades. Preferí saberlo.
2026-05-07 | diagnostico | 5 | S. G., 36 años | Segunda opinión en una hora y con informe. Me confirmaron el plan de mi doctora y me quedé con ella.
2026-04-16 | inseminacion | 5 | L. y V., 30 y 32 años | Nos trataron como pareja desde el formulario. La enfermera es un sol.
2026-03-19 | fiv | 3 | T. R., 37 años | Mucha gente los lunes. Esperé hora y media con cita.
2026-02-26 | fiv | 5 | A. C., 34 años | Me llamaron el domingo para decirme cuántos habían fecundado. No lo esperaba.
2026-01-22 | fiv | 4 | H. P., 39 años | Buen equipo. Falta alguien que acompañe en lo emocional; me dieron un contacto de fuera.
2025-12-04 | diagnostico | 5 | E. M., 40 años | A él le hicieron el estudio el mismo día que a mí. En otros sitios siempre empiezan por nosotras.
2025-11-13 | fiv | 5 | Anónima, 36 años | Suspendieron el ciclo por riesgo de hiperestimulación y me explicaron por qué. Lo agradezco.
2025-10-09 | preservacion | 5 | D. S., 32 años | Explicación honrada de lo que significa guardar doce óvulos. Ni más ni menos.
2025-08-28 | fiv | 4 | M. L., 35 años | Todo bien salvo la factura, que tuve que pedir tres veces para el seguro.
2025-07-17 | inseminacion | 5 | K. V., 33 años | Me enseñaron a ponerme la inyección con paciencia. Iba muerta de miedo.
2025-06-05 | fiv | 5 | O. y F., 37 y 41 años | Vinimos desde Moca cada dos días y siempre cumplieron la hora.
2025-04-24 | fiv | 3 | Anónima, 38 años | Cambié de médico a mitad del ciclo por vacaciones y no me avisaron antes. | Sentimos no haberlo dicho al empezar. Ahora el calendario lleva los días de cada médico.
2025-03-13 | fiv | 5 | B. N., 34 años | Ni una palabra de más ni de menos. Me gustó que dijeran «no sabemos» cuando no sabían.
2025-02-06 | diagnostico | 4 | R. E., 30 años | Informe claro y buen trato. La sala de toma de muestras podría ser más cómoda.
`);

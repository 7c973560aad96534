import { readReviews } from "./review.ts";

export const reviewsOfLunaDeLarimar = readReviews(`
2026-07-08 | fiv | 5 | L. C., 36 años | La doctora dibujó el proceso en una hoja y me la dio. Los costos fueron los que me dijeron el primer día.
2026-05-12 | diagnostico | 4 | Anónima, 41 años | Me dijeron con honestidad que mis probabilidades eran bajas. Dolió, pero lo agradezco. La espera en recepción fue larga. | Gracias por contarlo. Desde junio las segundas opiniones tienen sala y hora propias.
2026-04-23 | fiv | 5 | M. y R., 34 y 37 años | Nos explicaron qué pasaba con cada embrión y por qué recomendaban congelar dos. Sin prisa y con papel.
2026-04-09 | preservacion | 5 | G. T., 33 años | Iba por información y salí con un calendario claro. Me recordaron que podía pensarlo unas semanas.
2026-03-26 | icsi | 4 | J. P., 39 años | Buen trato y buen laboratorio. El estacionamiento es un problema y llegué tarde por eso.
2026-03-17 | fiv | 5 | Anónima, 35 años | Cuando el primer ciclo se canceló me llamó la doctora, no un mensaje. Eso cambia todo.
2026-03-05 | ovodonacion | 5 | C. V., 43 años | Hablaron de la donación con respeto y sin dar nada por hecho. Hubo una cita solo para preguntas.
2026-02-24 | fiv | 5 | Y. S., 37 años | Vivo en Santiago y solo viajé cuatro veces. Las demás citas fueron por video.
2026-02-12 | fiv | 4 | D. M., 38 años | El presupuesto estaba completo, pero la medicación subió de un mes a otro y nadie avisó. | Tienes razón: ahora el presupuesto lleva la fecha del precio de la medicación.
2026-02-03 | dgp | 5 | E. y L., 38 y 40 años | Nos explicaron qué puede decir el estudio y qué no. Decidimos hacerlo solo en dos embriones.
2026-01-28 | fiv | 5 | P. N., 32 años | La enfermera contestaba el mismo día por WhatsApp, también para dudas pequeñas.
2026-01-15 | icsi | 5 | R. A., 36 años | Mi pareja tenía miedo del diagnóstico y lo trataron con mucho tacto. Todo por escrito.
2025-12-11 | fiv | 3 | Anónima, 40 años | Médicamente bien. La coordinación falló dos veces con la hora de la ecografía y tuve que pedir permiso en el trabajo de más. | Lo sentimos. Cambiamos el sistema de citas en enero y las confirmaciones llegan la víspera.
2025-12-02 | preservacion | 5 | N. F., 34 años | Me dieron números por edad y no una promesa. Decidí con calma.
2025-11-20 | fiv | 5 | K. y D., 31 y 35 años | Somos dos mujeres y en ningún papel tuvimos que tachar «esposo». Se nota que lo pensaron.
2025-11-06 | ovodonacion | 5 | Anónima, 44 años | Venía de otro país con dudas legales y me mandaron a hablar con una abogada antes de pagar nada.
2025-10-23 | fiv | 4 | S. B., 36 años | La punción fue mejor de lo que esperaba. La sala de recuperación es pequeña y se oye todo.
2025-10-14 | fiv | 5 | T. L., 33 años | El primer intento no resultó. Revisaron el protocolo conmigo y cambiaron la dosis con razones.
2025-09-30 | icsi | 5 | H. G., 41 años | Me hablaron claro de mi edad y de mis opciones. Nadie me empujó a nada.
2025-09-18 | fiv | 5 | W. y A., 29 y 33 años | Entendimos por fin los resultados que traíamos de otro sitio. No repitieron estudios que ya teníamos.
2025-09-04 | fiv | 5 | Anónima, 37 años | Fui sola a todo y nunca me preguntaron por qué. Para mí eso fue importante.
2025-08-21 | dgp | 4 | B. C., 39 años | Buen servicio. El resultado del laboratorio externo tardó una semana más de lo dicho.
2025-08-07 | fiv | 5 | I. R., 35 años | Puntuales. La transferencia duró diez minutos y la explicación, media hora.
2025-07-24 | fiv | 5 | M. E., 34 años | Me dieron el correo de embriología para preguntar por los míos. Contestaron siempre.
2025-07-10 | preservacion | 5 | A. Q., 30 años | Congelé antes de empezar un tratamiento de mama. Lo organizaron en once días con mi oncóloga.
2025-06-26 | fiv | 4 | O. D., 38 años | Muy buena doctora; cuesta conseguir su agenda de la tarde.
2025-06-12 | icsi | 5 | F. y J., 36 y 42 años | Nos dieron una hoja con lo que no incluía el precio. Ojalá todos lo hicieran.
2025-05-29 | fiv | 5 | Anónima, 39 años | Perdí el embarazo a las ocho semanas. Me atendieron ese mismo día y después me dieron tiempo.
2025-05-15 | ovodonacion | 5 | V. S., 45 años | Conté mi historia una sola vez. En cada cita ya la sabían.
2025-05-02 | fiv | 3 | L. M., 40 años | Esperaba más seguimiento después del resultado negativo; la llamada llegó a los cinco días.
2025-04-17 | fiv | 5 | C. R., 32 años | La factura coincidió con el presupuesto hasta el último peso.
2025-04-03 | icsi | 5 | E. P., 35 años | El embriólogo salió a hablar con nosotros después de la fecundación. Un detalle que agradecimos.
2025-03-20 | fiv | 4 | Z. H., 37 años | Todo correcto. Pediría más citas en inglés para mi esposo.
2025-03-06 | fiv | 5 | R. T., 34 años | Me explicaron por qué transferir un solo embrión. Lo entendí y estuve de acuerdo.
2025-02-13 | preservacion | 5 | D. L., 36 años | Vine dos veces antes de decidirme y nadie me cobró la segunda.
2025-01-30 | fiv | 5 | Anónima, 38 años | Se tomaron en serio mi dolor en la ecografía y pararon. No me había pasado antes.
2025-01-16 | fiv | 5 | S. y P., 33 y 33 años | Responden en francés y eso nos salvó con los papeles de la aseguradora.
2024-12-05 | icsi | 4 | N. A., 39 años | Contenta con la atención. La primera consulta se me hizo corta para tanta información.
`);

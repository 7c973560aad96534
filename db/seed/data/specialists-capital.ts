import { readSpecialists } from "./specialist.ts";

export const specialistsOfTheCapital = readSpecialists(`
Dra. Amaranta Solís | Medicina reproductiva | 14 | es,en | Clínica Luna de Larimar | *verified | fiv,icsi,ovodonacion,preservacion | Dirige la unidad desde que abrió. Empieza por escuchar, sigue con un dibujo y termina con un plan por escrito.
Dra. Marisela Batey | Medicina reproductiva | 19 | es,en | Centro Alborada de Fertilidad | verified | fiv,ovodonacion,transferencia-embriones | Coordina el programa de óvulos donados y enseña en la residencia de ginecología.
Dr. Tadeo Robledal | Cirugía reproductiva | 15 | es,en | Centro Alborada de Fertilidad | verified | fiv,icsi | Opera endometriosis y miomas cuando hace falta antes de un ciclo, y solo entonces.
Lic. Camilo Ausubo | Embriología clínica | 9 | es | Centro Alborada de Fertilidad | published | - | Cuida el laboratorio de lunes a domingo y contesta preguntas sobre tus embriones.
Licda. Lucero Cabuya | Psicología de la reproducción | 13 | es,en | Centro Alborada de Fertilidad + Instituto Nácar de Medicina Reproductiva | verified | - | Acompaña decisiones, esperas y pérdidas. También cuando la decisión es parar.
Dra. Hortensia Nogal | Endocrinología reproductiva | 24 | es,fr | Instituto Nácar de Medicina Reproductiva | verified | ovodonacion,fiv | Trata tiroides, ovario poliquístico e insuficiencia ovárica antes de hablar de laboratorio.
Dr. Ulises Cambrón | Medicina reproductiva | 9 | es,en | Instituto Nácar de Medicina Reproductiva + Unidad Jícara | verified | fiv,icsi,ovodonacion
Dra. Irene Maguey | Genética reproductiva | 11 | es,en | Instituto Nácar de Medicina Reproductiva | verified | dgp | Explica qué puede decir un estudio genético y qué no, antes de que lo pagues.
Licda. Odalis Azahar | Enfermería de reproducción | 14 | es | Instituto Nácar de Medicina Reproductiva | published | - | Enseña a ponerse la medicación y responde las dudas de la tarde.
Dra. Fidelina Caobal | Ginecología y fertilidad | 27 | es | Clínica Flor de Caoba | verified | diagnostico,inseminacion,fiv | Fundó la consulta de Gazcue. Prefiere empezar por lo sencillo.
Dr. Moisés Tamarindo | Urología y andrología | 12 | es | Clínica Flor de Caoba | published | diagnostico
Dra. Valentina Lirio | Medicina reproductiva | 10 | es,pt | Unidad Orquídea Blanca | verified | preservacion,fiv | Atiende en español y portugués.
Dra. Rita Helecho | Oncofertilidad | 8 | es,en | Unidad Orquídea Blanca | verified | preservacion | Organiza la preservación con tu equipo de oncología, en los días que haya.
Lic. Gael Junco | Embriología clínica | 3 | es | Unidad Orquídea Blanca | published | -
Dr. Anselmo Ceibal | Ginecología y fertilidad | 30 | es | Centro Ceiba Serena | published | diagnostico,inseminacion | Treinta años de consulta y la costumbre de explicar con palabras de todos los días.
Licda. Altagracia Verbena | Enfermería de reproducción | 20 | es | Centro Ceiba Serena | published | -
Dr. Rogelio Almendral | Ginecología y fertilidad | - | - | Fertilidad Almendro | published | -
Dra. Selene Cuarzo | Embriología clínica | 17 | es,en | Laboratorio Ágata Azul + Unidad Orquídea Blanca | verified | dgp,congelacion-embriones | Dirige el laboratorio de genética y recibe muestras de todo el país.
Lic. Bruno Jaspe | Genética reproductiva | 6 | es,en | Laboratorio Ágata Azul | verified | dgp
Licda. Dafne Ópalo | Embriología clínica | 4 | es | Laboratorio Ágata Azul | published | - | Lleva el inventario de óvulos y embriones guardados, y puede decirte dónde está cada uno.
Dra. Eneida Jicaral | Medicina reproductiva | 13 | es,en | Unidad Jícara | verified | fiv,inseminacion | Atiende a parejas de mujeres y a mujeres sin pareja desde la primera cita.
Dr. Simón Bejuco | Ginecología y fertilidad | 7 | es | Unidad Jícara | published | diagnostico
Dra. Aurora Tabebuia | Medicina reproductiva | 26 | es,en | @Santo Domingo | verified | fiv,diagnostico,inseminacion | Consulta independiente. Trabaja con el laboratorio que prefieras y coordina contigo cada paso.
`);

/** A question as patients type it, and the pages that answer it, any of which is right. */
interface AskedQuestion {
  readonly asked: string;
  readonly right: readonly string[];
}

const legal = (treatment: string, family: string) => `/tratamientos/${treatment}#ley-${family}`;
const TWO_FATHERS = "/blog/dos-papas-en-republica-dominicana";
const GOING_HOME = "/blog/volver-a-casa-con-un-recien-nacido";
const SURROGACY = "/tratamientos/gestacion-subrogada";
const TWO_MOTHERS = "/blog/dos-mamas-caminos-posibles";
const ALONE = "/blog/maternidad-en-solitario";

/** Eighty questions in the words of forums and question pages. Sixty were written before the search that answers them. */
const ASKED_BY_DAY: readonly AskedQuestion[] = [
  // families of two men, and a man alone
  { asked: "pareja de hombres", right: [TWO_FATHERS, legal("gestacion-subrogada", "pareja-masculina"), legal("fiv", "pareja-masculina")] },
  { asked: "dos papás", right: [TWO_FATHERS, legal("gestacion-subrogada", "pareja-masculina")] },
  { asked: "gay", right: [TWO_FATHERS, TWO_MOTHERS] },
  { asked: "somos una pareja gay y queremos ser padres", right: [TWO_FATHERS, legal("gestacion-subrogada", "pareja-masculina")] },
  { asked: "puede un hombre soltero tener un hijo", right: [TWO_FATHERS, legal("gestacion-subrogada", "hombre-soltero"), SURROGACY] },
  // someone else carries the pregnancy
  { asked: "vientre de alquiler", right: [SURROGACY, TWO_FATHERS] },
  { asked: "es legal el vientre de alquiler en republica dominicana", right: [SURROGACY, TWO_FATHERS] },
  { asked: "cuanto cuesta un vientre de alquiler", right: [SURROGACY, TWO_FATHERS] },
  { asked: "maternidad subrogada precio", right: [SURROGACY, TWO_FATHERS] },
  { asked: "alquilar un vientre para tener un bebe", right: [SURROGACY, TWO_FATHERS] },
  { asked: "madre sustituta", right: [SURROGACY] },
  { asked: "no tengo utero puedo tener hijos", right: [SURROGACY] },
  { asked: "mi hijo nacido por subrogacion tendra pasaporte americano", right: [GOING_HOME] },
  { asked: "inscribir bebe gestacion subrogada registro civil españa", right: [GOING_HOME] },
  // families of two women, and a woman alone
  { asked: "ROPA", right: [TWO_MOTHERS] },
  { asked: "metodo ropa dos mamas", right: [TWO_MOTHERS] },
  { asked: "lesbianas queremos tener un hijo", right: [TWO_MOTHERS, legal("fiv", "pareja-femenina")] },
  {
    asked: "podemos inscribir al bebe a nombre de las dos",
    right: [TWO_MOTHERS, legal("fiv", "pareja-femenina"), legal("inseminacion-artificial", "pareja-femenina")],
  },
  { asked: "madre soltera", right: [ALONE, legal("inseminacion-artificial", "mujer-soltera"), legal("fiv", "mujer-soltera")] },
  { asked: "quiero ser mamá sola con donante", right: [ALONE, "/tratamientos/donacion-de-esperma"] },
  { asked: "tener un bebe sin pareja", right: [ALONE, "/preguntas-frecuentes#tengo-que-estar-casada"] },
  {
    asked: "hay que estar casados para hacerse una fiv",
    right: ["/preguntas-frecuentes#tengo-que-estar-casada", legal("fiv", "pareja-hetero")],
  },
  { asked: "banco de semen", right: ["/tratamientos/donacion-de-esperma", TWO_MOTHERS, ALONE] },
  { asked: "inseminacion casera", right: ["/tratamientos/inseminacion-artificial", TWO_MOTHERS, "/tratamientos/donacion-de-esperma"] },
  // tests and chances
  { asked: "AMH baja", right: ["/blog/edad-y-reserva-ovarica"] },
  { asked: "tengo la antimulleriana en 0.5 puedo quedar embarazada", right: ["/blog/edad-y-reserva-ovarica"] },
  { asked: "baja reserva ovarica a los 38", right: ["/blog/edad-y-reserva-ovarica"] },
  {
    asked: "quedar embarazada a los 43 con mis ovulos",
    right: ["/blog/edad-y-reserva-ovarica", "/preguntas-frecuentes#que-probabilidad-tengo", "/tratamientos/ovodonacion"],
  },
  {
    asked: "llevo dos años intentando y no quedo embarazada",
    right: ["/preguntas-frecuentes#cuando-pedir-ayuda", "/tratamientos/diagnostico-de-fertilidad", "/guias/preparar-la-primera-consulta"],
  },
  {
    asked: "trompas tapadas",
    right: ["/tratamientos/fiv", "/blog/pruebas-que-se-piden-antes-de-empezar", "/tratamientos/diagnostico-de-fertilidad"],
  },
  {
    asked: "histerosalpingografia duele",
    right: ["/blog/pruebas-que-se-piden-antes-de-empezar", "/tratamientos/diagnostico-de-fertilidad"],
  },
  {
    asked: "ovarios poliquisticos",
    right: ["/tratamientos/fiv", "/tratamientos/inseminacion-artificial", "/tratamientos/diagnostico-de-fertilidad"],
  },
  {
    asked: "endometriosis",
    right: ["/tratamientos/fiv", "/tratamientos/diagnostico-de-fertilidad", "/tratamientos/preservacion-de-la-fertilidad"],
  },
  { asked: "mi esposo tiene pocos espermatozoides", right: ["/blog/fertilidad-masculina-por-donde-empezar", "/tratamientos/icsi"] },
  {
    asked: "azoospermia",
    right: ["/blog/fertilidad-masculina-por-donde-empezar", "/tratamientos/donacion-de-esperma", "/tratamientos/icsi"],
  },
  { asked: "espermograma", right: ["/blog/fertilidad-masculina-por-donde-empezar", "/blog/pruebas-que-se-piden-antes-de-empezar"] },
  { asked: "me hice la vasectomia y quiero otro hijo", right: ["/blog/fertilidad-masculina-por-donde-empezar", "/tratamientos/icsi"] },
  // treatments
  { asked: "bebe probeta", right: ["/tratamientos/fiv"] },
  { asked: "cual es la diferencia entre fiv e icsi", right: ["/preguntas-frecuentes#diferencia-fiv-icsi", "/tratamientos/icsi"] },
  {
    asked: "que es mejor inseminacion o in vitro",
    right: ["/preguntas-frecuentes#fiv-o-inseminacion", "/tratamientos/inseminacion-artificial"],
  },
  { asked: "vitrificar ovulos precio", right: ["/blog/congelar-ovulos-preguntas-honestas", "/tratamientos/preservacion-de-la-fertilidad"] },
  {
    asked: "congelar mis ovulos antes de quimioterapia",
    right: ["/tratamientos/preservacion-de-la-fertilidad", "/blog/congelar-ovulos-preguntas-honestas"],
  },
  { asked: "donante de ovulos", right: ["/tratamientos/ovodonacion"] },
  { asked: "el bebe se parecera a mi si uso ovulos donados", right: ["/tratamientos/ovodonacion"] },
  { asked: "se puede escoger el sexo del bebe", right: ["/tratamientos/dgp-pgt"] },
  {
    asked: "quiero gemelos me pueden poner dos embriones",
    right: ["/blog/cuantos-embriones-transferir", "/preguntas-frecuentes#cuantos-embriones"],
  },
  {
    asked: "que hacer con los embriones congelados que sobran",
    right: ["/blog/que-pasa-con-los-embriones-que-no-se-transfieren", "/tratamientos/congelacion-de-embriones"],
  },
  { asked: "adoptar un embrion", right: ["/tratamientos/adopcion-de-embriones"] },
  { asked: "scratching endometrial sirve", right: ["/blog/complementos-del-laboratorio-que-dice-la-evidencia"] },
  {
    asked: "hiperestimulacion ovarica sintomas",
    right: ["/respuestas/barriga-hinchada-tras-la-puncion", "/blog/medicacion-de-estimulacion-en-casa-y-de-viaje", "/tratamientos/fiv"],
  },
  // when it is hard, and what comes next
  {
    asked: "segunda opinión",
    right: ["/guias/si-un-ciclo-no-funciona", "/guias/preguntas-para-tu-centro", "/guias/preparar-la-primera-consulta"],
  },
  {
    asked: "beta negativa y ahora que",
    right: ["/respuestas/beta-negativa", "/guias/si-un-ciclo-no-funciona", "/preguntas-frecuentes#si-no-funciona"],
  },
  { asked: "fallo de implantacion", right: ["/guias/si-un-ciclo-no-funciona", "/blog/complementos-del-laboratorio-que-dice-la-evidencia"] },
  { asked: "ansiedad en la betaespera", right: ["/blog/cuidar-el-animo-durante-un-tratamiento"] },
  // money, travel and trust
  {
    asked: "cuanto cuesta una fiv en republica dominicana",
    right: ["/blog/que-incluye-un-precio-de-fiv", "/guias/presupuesto-paso-a-paso"],
  },
  { asked: "el seguro cubre la fertilidad ARS", right: ["/preguntas-frecuentes#lo-cubre-mi-seguro"] },
  { asked: "pagar a cuotas", right: ["/preguntas-frecuentes#financiamiento"] },
  {
    asked: "cuantos dias tengo que quedarme en santo domingo",
    right: ["/preguntas-frecuentes#cuantos-dias-en-el-pais", "/guias/viajar-para-un-ciclo"],
  },
  {
    asked: "llevar inyecciones en el avion",
    right: ["/preguntas-frecuentes#llevar-la-medicacion", "/blog/medicacion-de-estimulacion-en-casa-y-de-viaje"],
  },
  { asked: "como saber si un doctor es de verdad", right: ["/blog/como-verificar-a-un-medico-en-republica-dominicana"] },
  // one thing under several words
  { asked: "la ovo", right: ["/tratamientos/ovodonacion"] },
  { asked: "cuanto sale una ovodonacion", right: ["/tratamientos/ovodonacion", "/blog/que-incluye-un-precio-de-fiv"] },
  { asked: "donacion de ovulos requisitos", right: ["/tratamientos/ovodonacion"] },
  { asked: "jimaguas", right: ["/blog/cuantos-embriones-transferir", "/preguntas-frecuentes#cuantos-embriones"] },
  { asked: "quiero mellizos", right: ["/blog/cuantos-embriones-transferir", "/preguntas-frecuentes#cuantos-embriones"] },
  { asked: "surrogacy dominican republic", right: [SURROGACY] },
  { asked: "vientre subrogado legal", right: [SURROGACY, TWO_FATHERS, legal("gestacion-subrogada", "pareja-hetero")] },
  { asked: "madre de alquiler", right: [SURROGACY] },
  { asked: "AMH 0.3", right: ["/blog/edad-y-reserva-ovarica"] },
  { asked: "hormona antimulleriana baja a los 35", right: ["/blog/edad-y-reserva-ovarica"] },
  { asked: "seminograma malo", right: ["/blog/fertilidad-masculina-por-donde-empezar", "/blog/pruebas-que-se-piden-antes-de-empezar"] },
  {
    asked: "vitrificacion de ovulos a los 36",
    right: ["/blog/congelar-ovulos-preguntas-honestas", "/tratamientos/preservacion-de-la-fertilidad"],
  },
  { asked: "esperma de donante anonimo", right: ["/tratamientos/donacion-de-esperma", TWO_MOTHERS, ALONE] },
  { asked: "IUI vs IVF", right: ["/preguntas-frecuentes#fiv-o-inseminacion", "/tratamientos/inseminacion-artificial"] },
  {
    asked: "cuantos embriones me ponen",
    right: ["/blog/cuantos-embriones-transferir", "/preguntas-frecuentes#cuantos-embriones"],
  },
  { asked: "que es un blastocisto", right: ["/tratamientos/fiv", "/tratamientos/congelacion-de-embriones", "/tratamientos/dgp-pgt"] },
  { asked: "biopsia de embriones PGT", right: ["/tratamientos/dgp-pgt"] },
  {
    asked: "que mas puedo hacer para quedar embarazada",
    right: ["/preguntas-frecuentes#cuando-pedir-ayuda", "/guias/preparar-la-primera-consulta", "/tratamientos/diagnostico-de-fertilidad"],
  },
  {
    asked: "transferencia de embriones congelados",
    right: ["/tratamientos/congelacion-de-embriones", "/tratamientos/fiv", "/blog/cuantos-embriones-transferir"],
  },
  { asked: "cuidar el animo en el tratamiento", right: ["/blog/cuidar-el-animo-durante-un-tratamiento"] },
];

const urgent = (slug: string) => `/respuestas/${slug}`;

/** Holds forty that somebody types at night, and the answer that has to come first: nothing else is right. */
export const ASKED_AT_NIGHT: readonly { readonly asked: string; readonly first: string }[] = [
  // stimulation and retrieval
  { asked: "barriga hinchada tras la punción", first: urgent("barriga-hinchada-tras-la-puncion") },
  { asked: "tengo el vientre super inflamado después de la captura de ovulos", first: urgent("barriga-hinchada-tras-la-puncion") },
  { asked: "me falta el aire despues de la puncion", first: urgent("falta-de-aire") },
  { asked: "me duele mucho el pecho al respirar", first: urgent("falta-de-aire") },
  { asked: "fiebre despues de la aspiracion", first: urgent("fiebre-tras-la-puncion") },
  { asked: "sangrado abundante despues de la puncion", first: urgent("sangrado-tras-la-puncion") },
  { asked: "es normal tanto dolor después de la punción", first: urgent("dolor-tras-la-puncion") },
  { asked: "casi no orino y tengo mucha sed", first: urgent("orino-poco") },
  { asked: "me duele una pierna y esta hinchada", first: urgent("pierna-hinchada") },
  { asked: "dolor fuerte de un solo lado", first: urgent("dolor-de-un-lado") },
  { asked: "subi 3 kilos en dos dias", first: urgent("subi-de-peso-de-golpe") },
  { asked: "se me paso la inyeccion de anoche", first: urgent("olvide-una-inyeccion") },
  { asked: "me puse el ovitrelle tarde", first: urgent("hora-del-disparo") },
  { asked: "me salio una roncha con la inyeccion", first: urgent("reaccion-a-la-inyeccion") },
  // the wait
  { asked: "sangrado tras la transferencia", first: urgent("sangrado-tras-la-transferencia") },
  { asked: "me manché", first: urgent("sangrado-tras-la-transferencia") },
  { asked: "la regla despues de la transfer", first: urgent("regla-antes-de-la-beta") },
  { asked: "colicos fuertes despues del transfer", first: urgent("dolor-tras-la-transferencia") },
  { asked: "se me olvidó la progesterona", first: urgent("olvide-la-progesterona") },
  { asked: "se me sale el ovulo de progesterona", first: urgent("progesterona-que-se-sale") },
  { asked: "no tengo ningun sintoma en la betaespera", first: urgent("sin-sintomas") },
  { asked: "me caí en la betaespera", first: urgent("hice-fuerza-tras-la-transferencia") },
  { asked: "tome ibuprofeno sin saber", first: urgent("que-puedo-tomar") },
  { asked: "me hice un test y salió negativo dia 8", first: urgent("test-negativo-antes-de-la-beta") },
  // numbers
  { asked: "beta 45", first: urgent("beta-baja") },
  { asked: "beta no dobla", first: urgent("beta-no-dobla") },
  { asked: "mi beta bajó de 200 a 80", first: urgent("beta-que-baja") },
  { asked: "trigemelos", first: urgent("embarazo-de-trillizos") },
  { asked: "no se ve el saco en la sonografia", first: urgent("no-se-ve-nada-en-la-ecografia") },
  { asked: "beta positiva y estoy sangrando", first: urgent("sangrado-con-positivo") },
  // pregnancy and loss
  { asked: "embarazo ectopico sintomas", first: urgent("embarazo-ectopico") },
  { asked: "embarazada con dolor de cabeza fuerte y veo lucecitas", first: urgent("hinchazon-y-dolor-de-cabeza") },
  { asked: "no siento al bebe desde ayer", first: urgent("no-siento-al-bebe") },
  { asked: "creo que rompi fuente", first: urgent("rompi-fuente-antes-de-tiempo") },
  { asked: "me arde mucho al orinar", first: urgent("infeccion-de-orina") },
  { asked: "3 abortos", first: urgent("tres-abortos") },
  { asked: "perdí a mi bebé a las 8 semanas", first: urgent("perdi-el-embarazo") },
  { asked: "mi bebe no tiene latido", first: urgent("aborto-retenido") },
  { asked: "fiebre y mal olor despues del legrado", first: urgent("fiebre-tras-un-aborto") },
  { asked: "no puedo más, me quiero morir", first: urgent("no-puedo-con-la-espera") },
];

export const ASKED_BY_PATIENTS: readonly AskedQuestion[] = [
  ...ASKED_BY_DAY,
  ...ASKED_AT_NIGHT.map(({ asked, first }) => ({ asked, right: [first] })),
];

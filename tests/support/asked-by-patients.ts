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

/** Sixty questions in the words of forums and question pages, written before the search that answers them. */
export const ASKED_BY_PATIENTS: readonly AskedQuestion[] = [
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
  { asked: "hiperestimulacion ovarica sintomas", right: ["/blog/medicacion-de-estimulacion-en-casa-y-de-viaje", "/tratamientos/fiv"] },
  // when it is hard, and what comes next
  {
    asked: "segunda opinión",
    right: ["/guias/si-un-ciclo-no-funciona", "/guias/preguntas-para-tu-centro", "/guias/preparar-la-primera-consulta"],
  },
  { asked: "beta negativa y ahora que", right: ["/guias/si-un-ciclo-no-funciona", "/preguntas-frecuentes#si-no-funciona"] },
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
];

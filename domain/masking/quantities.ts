import type { Span } from "./words.ts";

/** What follows a number that counts or measures something. */
const UNIT =
  /^\s{0,2}(?:%|°|ui\b|iu\b|u\.i|u\b|mui|miu|mu\b|mg\b|ml\b|mcg|ug\b|ng\b|pg\b|pmol|kg\b|kilos?|g\b|grs?\b|gramos|lbs?\b|libras|pounds|cms?\b|mm\b|m\b|mts?\b|metros|kms?\b|millas|miles\b|mil\b|k\b|millon|dias?\b|days?\b|jours?\b|dias|jou\b|semanas?|weeks?|semaines?|semenn|mes\b|meses|months?|mois|mwa\b|anos?\b|anitos|years?|ans?\b|horas?|hours?|hrs?\b|hs?\b|min\b|minutos|am\b|pm\b|a\.?\s?m|p\.?\s?m|euros?|eur\b|€|\$|dolares|dollars?|dola|goud|gourdes|reais|pesos|usd|us\b|rd\b|dop\b|embrion|embryo|ovulos?|ovocitos|eggs?|foliculos?|folicul|millones|ciclos?|cycles?|intentos?|veces|ampollas|unidades|pastillas|capsulas|tabletas|inyecciones|puntos|cuotas|personas|hijos?|ninos?|visitas|viajes|noches|nights|ida\b|(?:de )?vuelta\b|(?:el|por|cada) (?:pasaje|boleto|viaje)\b|xx\b|xy\b|,\s?x[xy])/;
const MONEY_BEFORE = /(?:[$€£]|\b(?:usd|us|rd|dop|eur|htg|r))\s{0,2}$/;
const NAMED_BEFORE =
  /(?:dl|aa|b6|jetblue|ua|nk|av|cm|iberia|ib|ux|vuelo|flight|vol|calle|avenida|av|ave|no|num|numero|apto|apartamento|suite|km|kilometro|piso|habitacion|torre|edificio|seccion|articulo|ley|resolucion|decreto|norma|pgt|fsh|lh|tsh|amh|prolactina|estradiol|progesterona|ca|gonal|menopur|dosis|de)[\s.:#=-]{1,3}$/;

/** Returns true when a number is clearly an amount, a dose, a year, or part of a date or a decimal. */
export function isQuantity(folded: string, { start, end }: Span): boolean {
  const text = folded.slice(start, end);
  if (/^(?:19|20)\d\d$/.test(text)) return true;
  const before = folded.slice(Math.max(0, start - 14), start);
  const after = folded.slice(end, end + 16);
  if (UNIT.test(after) || MONEY_BEFORE.test(before) || NAMED_BEFORE.test(before)) return true;
  return /\d[.,/:]$/.test(before) || /^[.,/:]\d/.test(after);
}

/** Numbers that are frequent in stories of a treatment, each with the surroundings that make it one of these. */
const ORDINARY: readonly RegExp[] = [
  // Trials and papers with their register.
  /(?<![\p{L}\p{N}])(?:nct|isrctn|pmid|pmc|eudract|prospero|doi|isbn)[\s:.#-]{0,3}\d[\d./-]{3,16}/gu,
  // Dates, times and ranges of years.
  /(?<![\d/.-])(?:0?[1-9]|[12]\d|3[01])\s?[/.-]\s?(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:(?:19|20)\d\d|\d\d)(?![\d/-]|\.\d)/g,
  /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)?\d\d(?![\d/-])/g,
  /(?<![\d/.-])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/-])/g,
  /(?<![\d/.-])(?:0?[1-9]|1[0-2])\s?[/-]\s?(?:19|20)\d\d(?![\d/-])/g,
  /(?<![\d/.-])(?:19|20)\d\d[/.-](?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\d|3[01])(?![\d/.-])/g,
  /(?<![\d/.:-])(?:[01]?\d|2[0-3])[:h.][0-5]\d(?:\s?[ap]\.?\s?m\b)?(?![\d:.])/g,
  /(?<![\d.,/-])(?:19|20)\d\d(?:\s?[-/]\s?(?:(?:19|20)\d\d|\d\d))?(?![\d]|[.,/-]\d)/g,
  // Shifts, and days as laboratories write them.
  /(?<![\d.,/-])(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])(?:(?:,\s|\s[yo]\s|,\s?y\s)(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])){1,5}(?![\d-])/g,
  /(?<=\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)[\s:]{1,2}(?:de\s)?)(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])(?![\d-])/g,
  /(?<!\d)(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  // Blood pressure.
  /(?<![\d./-])(?:[89]\d|1\d\d)\/(?:[4-9]\d|1[0-3]\d)(?![\d/-])/g,
  // Laws by their year.
  /(?<![\p{L}\p{N}])(?:ley(?:es)?|law|loi|decreto|resolucion|norma|reglamento)(?: (?:no|num|numero|nro)\.?)?\s\d{1,4}[-/](?:(?:19|20)\d\d|\d\d)(?![\d/-])/gu,
  // Files by their year.
  /(?<![\d.,/])(?<!\d-)(?:19|20)\d\d[-/]\d{2,6}(?![\d/-])/g,
  // Money.
  /(?:[$€£]|\b(?:usd|us|rd|dop|eur|htg|r)\b)[\s$]{0,2}\d{1,3}(?:(?:[.,]\d{3})+|\d{0,4})(?:[.,]\d{1,2})?(?![\d])(?:\s?(?:-|a|y|o)\s?(?:(?:rd|us)?\$\s?)?\d{1,3}(?:(?:[.,]\d{3})+|\d{0,4})(?:[.,]\d{1,2})?(?![\d]))?/g,
  /(?<![\d.,-])\d{1,3}(?:(?:[.,]\d{3})+|\d{0,4})(?:\s?(?:-|a|y|o)\s?\d{1,3}(?:(?:[.,]\d{3})+|\d{0,4}))?\s?(?:[$€£]|usd|rd\b|dop|dolares|dollars?|pesos|euros|eur|dola|goud|gourdes|reais|mil\b)/g,
  /(?<![\d.,-])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d]|[.,-]\d)/g,
  /(?<![\d.,-])\d{1,3}(?:[.,]\d{3})+(?:\s(?:de|of|de los))?\s(?:pesos|dolares|euros|dollars|guaranies|colones|bolivares)/g,
  // Decimals, percentages, ratios.
  /(?<![\d.,/-])\d{1,3}[.,]\d{1,2}(?![\d]|[.,/-]\d)(?:\s?%)?/g,
  /(?<![\d.,-])\d{1,3}\s?%/g,
];
const DOSE_STEP = 25;
const COUNTED =
  /(?:foliculos?|ovulos?|ovocitos?|embriones|edades|edad|dias?|semanas?|ciclos?|valores?|miden|medidas?|mm|horas?|anos|grados?|niveles?|resultados?|dosis|ages?|days?|cycles?|follicles?|eggs?|embryos?|measured|measure|medicion|conteo|tamanos?|mide|viajes|visitas|cuotas|follicules?|jours|jou|foliculo)[^\w.!?\n]{1,3}(?:\w+\W{1,2}){0,3}$/;

/** Files, policies, bills and lots go by numbers. */
const FILED =
  /\b(expedientes?|historia(?: clinica)?|nhc|historial|guia|tracking|rastreo|seguimiento|awb|serie|serial|placa|chasis|modelo|tanque|reserva|localizador|boleto|licencia|resolucion|cuenta|banco|popular|bhd|reservas|banreservas|rnc|presupuesto|cotizacion|confirmacion|habilitacion|formulario|pasaporte|member id|group|id|records?|folio|caso|turno|factura|recibo|ticket|comprobante|e?-?ncf|poliza|contrato|carnet?|afiliad[oa]|afiliacion|nss|autorizacion|preautorizacion|referencia|ref|protocolo|lote|muestra|orden|pedido|solicitud|registro|exequatur|matricula|codigos?(?: (?:de barras?|cpt|icd|cie|postal))?|cpt(?: codes?)?|icd|cie|codes?|case|file|chart|record|invoice|policy|member|claim|receipt|reference|batch|lot|dossier|facture|police|dosye|prontuario)((?:\W{1,3}(?:de|del|la|el|en|alla|mi|con|no|nro|num|numero|number|id|n|es|era|fue|is|was|est|se|seria|siempre|pro|forma|bancaria|corriente|ahorros?|s|o|and|su|senasa|ars|seguro|clinico|medico|sanitario|mercantil|centro|clinica|embriones|paciente|laboratorio|muestra|orden|biopsia|estudio|caja))*\W{1,4})(\d{4}(?:\s\d{4}){1,3}(?!\d)|\d(?:\s\d{6}){2}(?!\d)|[a-z]{0,4}[-\s]?\d[\d./-]*\d(?:\s\d{1,4}(?![\d-]))?(?:(?:,\s?|,?\s(?:[yoe]|and)\s)\d{3,9}(?![\d-])){0,4})/g;
const MOST_FILED = 9;
/** Behind letters, as tax offices number bills, or in fours, as parcels and cards are numbered. */
const MOST_IN_SERIES = 16;
/** Seven figures as everybody writes a number, and those behind an area code. */
const AS_LOCAL = /^[a-z]{0,4}[-\s]?\d{3}[\s.-]\d{4}$/;
const AS_ACCOUNT = /^\d{3}-(?:\d{6}-\d|\d{7}-\d{7})$/;
const WITH_AREA = /^1?(?:809|829|849)\d{7}/;

/** «35-37, 38-40, 41-42»: ages as statistics group them. */
const AGES = /(?<![\d.,/-])\d\d-\d\d(?:(?:,\s|\s[yoe]\s|,\s[yoe]\s|\sand\s)\d\d-\d\d){1,7}(?![\d-])/g;
const [YOUNGEST, OLDEST] = [18, 60];

function areAges(ranges: string): boolean {
  const ages = (ranges.match(/\d\d/g) ?? []).map(Number);
  return ages.every((age, at) => age >= YOUNGEST && age <= OLDEST && age >= (ages[at - 1] ?? 0));
}

/** Returns the text with those numbers blanked out. The remaining ones may be a telephone number. */
export function withoutOrdinary(text: string): string {
  const left = text.replace(FILED, (match, label: string, between: string, number: string) =>
    isFiled(number) ? label + between + blanked(number) : match,
  );
  const withoutAges = left.replace(AGES, (ranges) => (areAges(ranges) ? blanked(ranges) : ranges));
  return ORDINARY.reduce((read, pattern) => read.replace(pattern, blanked), withoutAges);
}

function isFiled(number: string): boolean {
  const most = /^[a-z]|^\d{4}(?:\s\d{4}){2,3}$|^\d(?:\s?\d{6}){2}$/.test(number) ? MOST_IN_SERIES : MOST_FILED;
  const isLong = number.split(/,|\s(?:[yoe]|and)\s/).some((part) => part.replace(/\D/g, "").length > most);
  return AS_ACCOUNT.test(number) || (!isLong && !AS_LOCAL.test(number) && !WITH_AREA.test(number.replace(/\D/g, "")));
}

const blanked = (text: string): string => text.replace(/\d/g, "_");

/** Returns whether numbers are a list of sizes, ages or days, and not the pairs of one number: «12, 14, 15, 18 y 20 mm». */
export function isList(folded: string, group: readonly (Span & { digits: string })[]): boolean {
  const longest = Math.max(...group.map(({ digits }) => digits.length));
  const values = group.map(({ digits }) => Number(digits));
  // «225, luego 300, luego 150» and «5000, 2000 y 1500» are doses or prices, which come in steps.
  if (group.length >= 2 && longest <= 5 && values.every((value) => value >= 10 && (value % DOSE_STEP === 0 || value % 10 === 0)))
    return true;
  // «45, 210, 580, 1240 y 2100» rises. A telephone number has three groups.
  if (group.length < 3 || longest > (group.length > 3 ? 5 : 3)) return false;
  const [start, end] = [group[0]!.start, group.at(-1)!.end];
  const rises = values.every((value, at) => at === 0 || value >= values[at - 1]!);
  const falls = values.every((value, at) => at === 0 || value <= values[at - 1]!);
  const listed = group
    .slice(1)
    .every((number, at) => /^(?:\s?[,;]\s|\s(?:y|e|o|a|and|et|ak)\s|,\s(?:y|and)\s)/.test(folded.slice(group[at]!.end, number.start)));
  if (listed && (rises || falls) && group.some(({ digits }) => digits.length > 1) && new Set(values).size >= 3) return true;
  if (longest > 3) return false;
  return UNIT.test(folded.slice(end, end + 16)) || COUNTED.test(folded.slice(Math.max(0, start - 60), start));
}

import { cutsAddress } from "./cut-words.ts";
import { dictatedNumbers } from "./dictation.ts";
import { foldText } from "./folded-text.ts";
import { areNumberInValues } from "./laboratory-values.ts";
import { isMailHost } from "./links.ts";
import { type NumberInText, numbersWordByWord } from "./numbers.ts";
import { isNumberInPieces } from "./own-number.ts";
import { isQuantity } from "./quantities.ts";
import { inFigures, WORKED_OUT, withSums } from "./sums.ts";
import { wordsOf } from "./words.ts";

/**
 * Finds contacts that are given in described parts: a number by sums, repetitions or a hint, as values of a laboratory or in the order of
 * a story, a mailbox as «primero mil, después cuevas». The parts could be masked, but not the way they belong together, so these messages
 * wait for the purchase.
 */
export function isInDescribedParts(message: string, phones: readonly string[]): boolean {
  const folded = foldText(message);
  const figures = inFigures(folded).text;
  const worked = withSums(folded)?.text ?? null;
  return (
    cutsAddress(folded.text) ||
    dictatedNumbers(folded.text, wordsOf(folded.text)).length > 0 ||
    (worked !== null && worksOutNumber(worked, phones)) ||
    winksAtNumber(figures, folded.text, phones) ||
    ordersNumber(figures, folded.text) ||
    areNumberInValues(folded.text) ||
    goesOnByStep(figures) ||
    putsAreaAhead(figures) ||
    assembles(folded.text, figures)
  );
}

/** Area codes of the country, and of places where its people live. */
const HERE = ["809", "829", "849"];
const MIN_DIGITS = 7;
const MAX_DIGITS = 14;
const WHOLE = 10;
const NEAR = 70;
const MIN_SUMS = 2;

/** Returns whether solved sums give a number: the writer's own, one that begins with an area code, or two sums one of any country. */
function worksOutNumber(worked: string, phones: readonly string[]): boolean {
  const numbers = numbersWordByWord(wordsOf(worked));
  const isWorkedOut = ({ start }: NumberInText) => worked[start - 1] === WORKED_OUT;
  if (!numbers.some(isWorkedOut)) return false;
  if (isNumberInPieces(numbers, phones)) return true;
  if (afterAreaCode(worked, numbers, phones).some((group) => group.some(isWorkedOut) && lengthOf(group) >= MIN_DIGITS)) return true;
  return numbers.some((_, at) => {
    const group = numbers.slice(at, at + 3);
    return (
      group.map(({ digits }) => digits.length).join(" ") === "3 3 4" &&
      group.filter(isWorkedOut).length >= MIN_SUMS &&
      group.every((number, next) => !measures(worked, number) && number.start - (group[next - 1]?.end ?? number.start) <= NEAR)
    );
  });
}

const SAID_KNOWINGLY =
  /\b(?:(?:ustedes|usted|uds?|vos|tu|ya) (?:ya |si |bien )?(?:me )?(?:entienden?|comprenden?|captan)\b|me (?:entienden?|explico|captan?|siguen)\b|entre lineas|guin[oa]|wink|a buen entendedor|buen entendedor|(?:you|u) (?:get|got) (?:it|me|the idea)|you know what i mean|if you know you know|read between|vous (?:me |m.avez )?compris\w*|vous (?:me )?comprenez|vous voyez|entre les lignes|nou konprann|ou konprann|voces? (?:me )?entendem?|entendedor|hagan lo que (?:tienen|saben)|ya (?:ustedes )?saben?\b|ustedes (?:ya )?saben?\b|no digo mas|hasta ahi (?:digo|llego))/;
const TO_BE_NOTED =
  /\b(?:anot|apunt|copi|grab|guard|dict|marqu|marc|memori)(?:e|a|o|en|ame|eme|enme|ele|enle|elo|enlo|alo|ela|enla|ar|arle|arles|ando)\b|\btom(?:e|a|en) nota\b|\bwrite (?:this|it) down\b|\bnote(?:z)?\b|\bekri sa\b/;
const WINK = /😉|😜|😏|🤫|;-?\)/u;

/** Returns whether a hint is beside digits that are a whole number. */
function winksAtNumber(figures: string, text: string, phones: readonly string[]): boolean {
  if (!SAID_KNOWINGLY.test(text) && !WINK.test(text) && !TO_BE_NOTED.test(text)) return false;
  return afterAreaCode(figures, numbersWordByWord(wordsOf(figures)), phones).some((group) => reaches(group, WHOLE));
}

const IN_ORDER =
  /\b(?:en (?:fila|linea recta|orden|(?:ese|este|el) (?:mismo )?orden)|un[oa]s? (?:detras|tras|junto|al lado|despues|atras|seguid[oa])(?: del?| a)? (?:la |el )?otr[oa]s?|de corrido|corrid[oa]s|(?:lea|lee|lei|ponga|escriba)\p{L}{0,4} corrid[oa]|seguid[oa]s|seguidit[oa]s|por su orden|de arriba (?:a|para|hacia|pa) abajo|se entienden?|entre nosotr[oa]s|inteligentes?|(?:el|la|quien|los) que sep\w+|quien sepa|cifras?|digitos?|numerit[oa]s|marqu\w+|marc(?:a|ar|an|ando)|junt[aeo]\w*|peg(?:a|ue|ad)\w*|in (?:that |this )?order|in a row|dial|digits?|one after the other|chiffres?|dans (?:l.|cet )ordre|cote a cote|chif|youn deye lot|ya (?:me )?(?:tiene|tienen)|me (?:llama|consigue|localiza|oye|oyen)n?)\b/u;
const IN_ORDER_NEAR = 90;
const NATIONAL = /^1?(?:809|829|849)/;

/**
 * Tells whether all numbers of a stretch with words between them, whatever they count, are one of this country in their order, and
 * something says that order matters. The groups of a plain number are masked where they are.
 */
function ordersNumber(figures: string, text: string): boolean {
  if (![SAID_KNOWINGLY, WINK, TO_BE_NOTED, IN_ORDER].some((hint) => hint.test(text))) return false;
  const numbers = [...figures.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: index, end: index + digits.length }));
  return numbers.some((_, from) => {
    let digits = "";
    let at = from;
    for (; at < numbers.length && digits.length < WHOLE; at++) {
      if (at > from && numbers[at]!.start - numbers[at - 1]!.end > IN_ORDER_NEAR) return false;
      digits += numbers[at]!.digits;
    }
    const isApart = /\p{L}/u.test(figures.slice(numbers[from]!.start, numbers[at - 1]!.end));
    return isApart && digits.length === WHOLE + (digits.startsWith("1") ? 1 : 0) && NATIONAL.test(digits);
  });
}

/** What somebody says who hands out a number group by group: «soy del 849. Después va 352. Y termina en 6618». */
const STEPS_TO =
  /(?<![\p{L}\p{N}])(?:(?:empiez|empez|comien|comenz|arranc|abr|inici|termin|acab|cierr|cerr|remat|finaliz|segu|sig|vien|starts?|begins?|ends?)\p{L}{0,5}|primero|segundo|despues|luego|entonces|seguido|va|van|(?:los? |las? )?(?:finale?s|ultim[oa]s?|primer[oa]s?|segund[oa]s?|(?:del?|en) (?:el )?medio|siguientes?|que siguen|demas|restantes?|otros)|por ultimo|de ultimo|lo ultimo|the (?:middle|last|first|next|rest)|al final|(?:the )?year (?:that i was born|i was born|of my birth)|my birth year|(?:el )?ano (?:en )?que naci|(?:ano|fecha) de nacimiento|annee de (?:ma )?naissance|area|codigo|prefijo|soy del?|then|next|after|puis|ensuite|epi|apre)(?: (?:va|van|viene|vienen|sigue|es|son|el|la|un|una|con|en|de|del|por|a|with|in|is|by|comes)){0,3}[\s:,]{1,3}$/u;
const AREA_SAID = /\b(?:area|codigo|code|prefijo|prefix|indicatif|kod|ddd)(?: (?:de area|es|is|el|del?|mi|kod))?[\s:,]{1,3}$/;
/** «Los primeros tres». */
const HOW_MANY = /\b(?:finale|ultimo|ultima|primero|primera|siguiente)s\s$/;
const STEP_BEHIND =
  /^ (?:(?:son |es |va |van )?(?:los|las|el|la|the) (?:primer|segund|tercer|ultim|siguient|demas|otr|first|second|last|rest)|va|viene|sigue|de ultimo|al final|despues|luego|primero|por ultimo|delante|detras|atras)/;
const BETWEEN_STEPS = 160;
const MIN_STEPPED = 2;

/** Tells whether an area code and what is added to it step by step, with a story in between, are a whole number. */
function goesOnByStep(figures: string): boolean {
  const numbers = numbersWordByWord(wordsOf(figures)).flatMap((number) => {
    const before = figures.slice(Math.max(0, number.start - LOOK_BACK), number.start);
    const isArea = HERE.includes(number.digits) || (number.digits.length === 3 && AREA_SAID.test(before));
    const isStep = STEPS_TO.test(before) || STEP_BEHIND.test(figures.slice(number.end, number.end + LOOK_BACK));
    const isHowMany = number.digits.length === 1 && HOW_MANY.test(before);
    return (isStep || isArea) && !isHowMany && !measures(figures, number) ? [{ ...number, isStep, isArea }] : [];
  });
  return numbers.some((first, from) => {
    if (!first.isArea) return false;
    let [digits, steps] = [first.digits.length, first.isStep ? 1 : 0];
    for (let at = from + 1; at < numbers.length && digits < WHOLE; at++) {
      if (numbers[at]!.start - numbers[at - 1]!.end > BETWEEN_STEPS) return false;
      digits += numbers[at]!.digits.length;
      if (numbers[at]!.isStep) steps++;
    }
    return digits === WHOLE && steps >= MIN_STEPPED;
  });
}

const AREA_AHEAD =
  /(?<!\d)(?:809|829|849),? (?:(?:va|ponganle|puesto) )?(?:por |de |en el )?(?:ad?elante|alante|delante|frente|al (?:principio|comienzo|inicio|frente)|in front|devant|devan)\b/;

/** Returns whether an area code is said to stand before other digits: «… con el 809 adelante». */
function putsAreaAhead(figures: string): boolean {
  const code = AREA_AHEAD.exec(figures);
  return code !== null && looseDigits(figures.slice(Math.max(0, code.index - BETWEEN_STEPS), code.index)) >= MIN_GROUP;
}

const MIN_GROUP = 4;
const LOOK_BACK = 40;
const lengthOf = (group: readonly NumberInText[]): number => group.reduce((sum, { digits }) => sum + digits.length, 0);

function reaches(group: readonly NumberInText[], length: number): boolean {
  return group.some((_, at) => lengthOf(group.slice(0, at + 1)) === length);
}

/** Returns the numbers that follow each area code, up to one that measures or dates something or is too far away. */
function afterAreaCode(text: string, numbers: readonly NumberInText[], phones: readonly string[]): NumberInText[][] {
  const areas = [...HERE, ...phones.map((phone) => phone.replace(/\D/g, "").slice(-WHOLE).slice(0, 3))].filter((area) => area.length === 3);
  return numbers.flatMap((_, at) => {
    const group: NumberInText[] = [];
    for (const number of numbers.slice(at, at + MAX_DIGITS)) {
      const last = group.at(-1);
      if (measures(text, number) || (last && number.start - last.end > NEAR) || lengthOf(group) >= MAX_DIGITS) break;
      group.push(number);
    }
    return areas.some((area) => [1, 2, 3].some((length) => joined(group.slice(0, length)) === area)) ? [group] : [];
  });
}

const joined = (group: readonly NumberInText[]): string => group.map(({ digits }) => digits).join("");

/** Returns whether a number measures something: «829 días», «US$829», «el día 8», but not «FSH 829», which can be said of any number. */
function measures(text: string, { start, end }: NumberInText): boolean {
  if (
    /\b(?:dia|day|jour|semana|week|semaine|mes|grado|tipo|edad|tengo|cumpli|gen|desde el|hasta el)\s$/.test(
      text.slice(Math.max(0, start - 12), start),
    )
  )
    return true;
  const figures = text.slice(start, end);
  // The last four digits of a number may look like a year.
  const alone = ` ${/^(?:19|20)\d\d$/.test(figures) ? "7777" : figures}${text.slice(end, end + 16)}`;
  return isQuantity(alone, { start: 1, end: 1 + end - start }) || /[$€£]\s?$|\d[.,:/]$/.test(text.slice(Math.max(0, start - 3), start));
}

const MAILBOX =
  "correo|correito|e-?mail|mail|imel|buzon|adresse|courriel|adres imel|direccion electronica|usuario|user|username|handle|nick|insta\\w*|ig|tiktok|perfil";
const NUMBER = "numero|numerito|telefono|cel|celular|whatsapp|wasap|movil|contacto|phone|cell|zap|nimewo|telefonn|portable|codigo|code";
const announces = (means: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${means})\b(?! de (?:embrion|ovulo|intento|ciclo|dia|pacient|folicul|hijo)| del? (?:portal|sistema|sitio|la (?:pagina|plataforma|web)|su (?:pagina|portal)))(?:[^.:;!?\n]{0,30}:|\W{1,3}(?:\w{1,10}\W{1,2}){0,2}(?:se (?:arma|escribe|compone|forma|lee)n?|va asi|es asi|lo arman|armenlo|formenlo|arranca|empieza|comienza|inicia|starts|begins|commence|komanse|comeca|is made|se monte|se fo)\b)`,
    "g",
  );
const ANNOUNCED_MAILBOX = announces(MAILBOX);
const ANNOUNCED_NUMBER = announces(NUMBER);
const STEP =
  /\b(?:primero|segundo|tercero|second|third|luego|despues|seguido|le sigue|remata|pegad[oa]|cierra|arranca|empieza|termina|al final|lo (?:ultimo|demas|otro|de siempre)|por ultimo|el resto|first|take|then|next|the rest|finally|d.abord|ensuite|puis|a la fin|le reste|premye|apre sa|epi|finalman|primeiro|depois|no fim|o resto)\b/g;
const DESCRIBED =
  /\b(?:como|like|as in|comme|tankou|kou) (?:(?:el|la|los|las|the|an?|le|un|une|o|in|l) ?)?['’]?\p{L}{2,}|\bde \p{L}{3,} (?:electric|sin |con )|\b([a-z]) de \1?\p{L}{3,}|\b(?:sin|con) (?:mayuscula|minuscula|acento|tilde)|\ben letras\b|\b(?:la palabra|the word|le mot|a palavra|mo a)\b|\b(?:punto|dot|point|ponto|pwen) (?:com|net|org|es|do|fr|br|me|io)\b/u;
/** What honest people say about mail: what came and what did not. */
const TELLS = /\b(?:llego|llegaron|llegaba|recibi|mandaron|enviaron|got|came|received|chegou|chegaram|recebi|recu|arrive|rive|voye)\b/;
const ROOM = 240;
const MIN_STEPS = 2;

/** Returns whether a mailbox or a number is announced and then given step by step. */
function assembles(text: string, figures: string): boolean {
  const behind = (read: string, pattern: RegExp) => [...read.matchAll(pattern)].map(({ index }) => read.slice(index, index + ROOM));
  const isStepwise = (part: string) => (part.match(STEP) ?? []).length >= MIN_STEPS;
  const isMail = (part: string) => DESCRIBED.test(part) || (!TELLS.test(part) && wordsOf(part).some(({ text: word }) => isMailHost(word)));
  return (
    behind(text, ANNOUNCED_MAILBOX).some((part) => isStepwise(part) && isMail(part)) ||
    behind(figures, ANNOUNCED_NUMBER).some((part) => isStepwise(part) && looseDigits(part) >= MIN_DIGITS)
  );
}

function looseDigits(text: string): number {
  return lengthOf(numbersWordByWord(wordsOf(text)).filter((number) => !measures(text, number)));
}

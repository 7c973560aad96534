import { PARTICLES } from "./name-words.ts";
import type { Span } from "./words.ts";
import { firstBehind, foldedWord, isCapitalised, isJoint, type Written, writtenWords } from "./written-words.ts";

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that begin the name of a place, a saint or an institution, in the languages that people write to us, folded. */
const HEADS = set(`
  senora virgen virgencita san santa santo sto sta ntra provincia prov villa municipio ciudad distrito sector barrio ensanche urbanizacion residencial
  pueblo comunidad paraje hospital maternidad clinica policlinica centro dispensario laboratorio farmacia calle avenida av ave autopista autovia carretera
  elevado puente basilica catedral iglesia parroquia capilla santuario convento colegio escuela liceo instituto politecnico universidad biblioteca parque
  plaza plazoleta estacion parada metro teleferico aeropuerto puerto playa rio estadio torre edificio seguro ars ong fundacion dia fiesta fiestas novena
  misa promesa imagen estampita gruta hotel teatro museo cuartel
  lady saint st notre-dame dame sainte province hopital lopital rue ri klinik legliz vilaj rua igreja nossa`);
/** Words that follow such a name: «Altagracia Hospital». */
const TAILS = set("hospital clinic province street avenue church cathedral basilica school university park station center centre airport");
/** Words between the kind and the name: «Centro Médico Altagracia», «seguro de salud Reservas». */
const BETWEEN = set(
  "nuestra our lady senora virgen materno infantil medico medica clinico general regional provincial municipal de del la las los el of the",
);
const TITLES = set("dr dra doctor doctora docteur dokte doutor doutora lic licda licenciada licenciado enfermera enfermero");
/** Words that also apply to people: «la señora Altagracia», «Carmen Villa». */
const OUR_LADY = set("senora lady dame");
const OURS = set("nuestra ntra our notre nossa");
const PART_OF_NAMES = set("villa san santa santo sto sta prado rio torre parque");
const IN = set("en desde hasta a por hacia");
const COMES = set("soy somos vivo vivimos vengo venimos resido nativa nativo oriunda oriundo");
const MAX_BACK = 5;
const NEAR = 60;

/** Words after which the writer is named, or says to have this name. The name is then the writer's, whatever else has it. */
const NAMED_NEXT =
  /(?:\bsoy|\bllamo|\bllaman|\bdicen|\bnombre(?: es)?|\bapellidos?(?: es| son)?|\batte|\batentamente|\bfirma|\bi am|\bi'm|\bname is|\bje suis|\bm'appelle|\bmwen se|\bm se|\bmwen rele|\bm rele|\beu sou|\bme chamo)[\s.,:]{1,3}(?:la |el )?$/;
const SAME_NAME =
  /\b(?:tocay[oa]|llamo (?:como|igual|lo mismo|asi|tal cual)|llaman? (?:como yo|igual que yo)|mis? (?:primer |segundo )?(?:nombre|apellido)s? (?:tambien )?(?:(?:es|son|esta|sale|viene|aparece) )?(?:el|los|la|como|igual|lo|lleva\w*)\b|como yo\b|igual que (?:yo|mi|la de mi)\b|me (?:pusieron|bautizaron)|llev[oa] (?:el nombre|su nombre|mi nombre|mi apellido|ese nombre)|mismo (?:nombre|apellido)|(?:es|son|ese|asi es|ahi esta|tiene|dice) mis? (?:nombre|apellido)s?|asi me llam\w+|named after|same (?:last |first )?name|my (?:last |first )?name|mon nom|meu nome|non mwen)/;

/**
 * Returns a function that says whether a name of the writer's in a message belongs to something public: «Nuestra Señora de la
 * Altagracia», «Villa Altagracia», «la Dra. Altagracia Guzmán». It is the writer's when the message says so, or when more of their names
 * are there.
 */
export function publicNameReader(message: string, names: readonly string[]): (span: Span) => boolean {
  const words = writtenWords(message);
  const parts = names.flatMap((name) => name.split(/[\s\-'’.]+/)).map(foldedWord);
  const own = new Set(parts.filter((part) => part.length >= 3 && !PARTICLES.has(part)));
  return (span) => {
    const at = nameIn(words, span, own);
    if (at === -1) return false;
    const last = endOfName(words, at);
    const head = headOf(words, at, own);
    const first = head === -1 ? (isPlace(words, at) ? at - 1 : endsInTail(words, last) ? at : -1) : head;
    if (first === -1 || !isOthers(words, first, last, own)) return false;
    return (
      !(TITLES.has(words[first]!.folded) && !isSomebodyElse(message, words, first, last)) &&
      !isSaidToBeTheirs(message, words[first]!, words[last]!)
    );
  };
}

/**
 * Returns the single own name in a span, in its usual spelling; -1 when there are several or a disguised one. In a reading by sound, a
 * name may begin with the last letter of the word before.
 */
function nameIn(words: readonly Written[], span: Span, own: ReadonlySet<string>): number {
  const found: number[] = [];
  for (let at = firstBehind(words, span.start); at < words.length && words[at]!.start < span.end; at++)
    if (words[at]!.start >= span.start && !PARTICLES.has(words[at]!.folded)) found.push(at);
  return found.length === 1 && own.has(words[found[0]!]!.folded) ? found[0]! : -1;
}

/** Goes on to the last capitalised word of the same name. */
function endOfName(words: readonly Written[], at: number): number {
  let last = at;
  for (let next = at + 1; next < words.length && next - at <= MAX_BACK && isJoint(words, next); next++) {
    if (isCapitalised(words[next]!)) last = next;
    else if (!PARTICLES.has(words[next]!.folded)) break;
  }
  return last;
}

/** Goes back to the word that says what has the name; -1 when there is none. */
function headOf(words: readonly Written[], at: number, own: ReadonlySet<string>): number {
  for (let head = at - 1; head >= 0 && at - head <= MAX_BACK; head--) {
    const { folded } = words[head]!;
    const isHead = HEADS.has(folded) || TITLES.has(folded);
    if (!isJoint(words, head + 1) && !(isHead && /^\.? ?$/.test(words[head + 1]!.gap))) return -1;
    if (own.has(folded) && !isHead) return -1;
    if (
      isHead &&
      !(
        PART_OF_NAMES.has(folded) &&
        head > 0 &&
        isJoint(words, head) &&
        isCapitalised(words[head - 1]!) &&
        own.has(words[head - 1]!.folded)
      )
    )
      return OUR_LADY.has(folded) && !OURS.has(words[head - 1]?.folded ?? "") ? -1 : head;
    if (!BETWEEN.has(folded) && !PARTICLES.has(folded) && !isCapitalised(words[head]!)) return -1;
  }
  return -1;
}

/** Returns whether a name is a place: «en La Altagracia», «soy de La Altagracia». */
function isPlace(words: readonly Written[], at: number): boolean {
  const [from, before, article] = [words[at - 3], words[at - 2], words[at - 1]];
  if (!before || !/^(?:La|El|Los|Las)$/.test(article!.text) || !isCapitalised(words[at]!)) return false;
  return IN.has(before.folded) || (before.folded === "de" && COMES.has(from?.folded ?? ""));
}

function endsInTail(words: readonly Written[], last: number): boolean {
  return TAILS.has(words[last]!.folded) || (last + 1 < words.length && isJoint(words, last + 1) && TAILS.has(words[last + 1]!.folded));
}

/** Returns whether at most one of the writer's names is among some words. */
function isOthers(words: readonly Written[], first: number, last: number, own: ReadonlySet<string>): boolean {
  return words.slice(first, last + 1).filter(({ folded }) => own.has(folded) && !HEADS.has(folded)).length <= 1;
}

/** Returns whether another surname follows a title too, and not as a signature. */
function isSomebodyElse(message: string, words: readonly Written[], first: number, last: number): boolean {
  const parts = words.slice(first + 1, last + 1).filter(({ folded }) => !PARTICLES.has(folded) && !TITLES.has(folded));
  const signs = /^[\s.!]*$/.test(message.slice(words[last]!.end)) && /(?:^|[.!,\n])\s*$/.test(message.slice(0, words[first]!.start));
  return parts.length >= 2 && !signs;
}

/** Returns whether the writer is named there, or says nearby to have the same name. */
function isSaidToBeTheirs(message: string, first: Written, last: Written): boolean {
  const folded = (from: number, to: number) => foldedWord(message.slice(Math.max(0, from), to));
  return NAMED_NEXT.test(folded(first.start - NEAR, first.start)) || SAME_NAME.test(folded(first.start - NEAR, last.end + NEAR));
}

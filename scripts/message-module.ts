/** A text, or the forms that a count chooses between. The format is that of inlang's plugin for messages, which editors know. */
export type Message = string | [Variants];

interface Variants {
  /** Such as "input count" and "local countPlural = count: plural". */
  declarations: string[];
  selectors: string[];
  /** Texts by what each selector is, such as "countPlural=one". An asterisk is everything else. */
  match: Record<string, string>;
}

/** The texts of one noun in one language. */
export type Messages = Readonly<Record<string, Message>>;

const PLURAL = /^local (\w+) = (\w+): plural$/;
const MARK = /\{(\w+)\}/g;

/** Writes the module of a noun's texts in one language: an exported function for each, so that bundlers leave out what nobody uses. */
export function messageModule(locale: string, messages: Messages): string {
  const functions = Object.entries(messages).map(([key, message]) => {
    try {
      return `export const ${key} = ${messageFunction(locale, message)};\n`;
    } catch (error) {
      throw new Error(`${key} in ${locale}: ${(error as Error).message}`);
    }
  });
  const counts = functions.some((code) => code.includes("plural("));
  // A noun that a language has no texts of is an empty module.
  if (functions.length === 0) return "export {};\n";
  return [...(counts ? ['import { plural } from "../../plural.ts";\n\n'] : []), ...functions].join("");
}

function messageFunction(locale: string, message: Message): string {
  if (typeof message === "string") return arrow([...marksIn(message)], literal(message));
  const [{ declarations, selectors, match }] = message;
  const counted = new Map<string, string>();
  const inputs = new Set<string>();
  for (const declaration of declarations) {
    const [, form, count] = PLURAL.exec(declaration) ?? [];
    if (form && count) counted.set(form, count);
    else if (declaration.startsWith("input ")) inputs.add(declaration.slice("input ".length));
    else throw new Error(`«${declaration}» is neither an input nor a plural`);
  }
  const texts = Object.entries(match);
  for (const [, text] of texts) for (const mark of marksIn(text)) inputs.add(mark);
  const is = (selector: string, value: string) => {
    const count = counted.get(selector);
    if (count) return `plural(${JSON.stringify(locale)}, i.${count}) === ${JSON.stringify(value)}`;
    if (inputs.has(selector)) return `String(i.${selector}) === ${JSON.stringify(value)}`;
    throw new Error(`«${selector}» is not declared`);
  };
  const choices = texts.map(([values, text]) => {
    const wanted = values.split(/,\s*/).map((each) => each.split("=") as [string, string]);
    const named = wanted.map(([selector]) => selector).sort();
    if (named.join() !== [...selectors].sort().join()) throw new Error(`«${values}» does not name each selector once`);
    const conditions = wanted.filter(([, value]) => value !== "*").map(([selector, value]) => is(selector, value));
    // "other" is what remains of a plural, so that a language with a form for millions finds its text.
    const last = wanted.every(([selector, value]) => value === "*" || (counted.has(selector) && value === "other"));
    return { text, conditions, last };
  });
  const last = choices.findIndex((choice) => choice.last);
  if (last !== choices.length - 1) throw new Error("its last text, and no other, must be for everything that remains");
  const chosen = choices.map(({ text, conditions }, index) =>
    index === last ? literal(text) : `${conditions.join(" && ")} ? ${literal(text)} : `,
  );
  return arrow([...inputs], chosen.join(""), new Set(counted.values()));
}

/**
 * Writes the module that chooses the visitor's language for each text of a noun. What a language lacks is said in the base language, the
 * first of them, and takes no choice where no other has it.
 */
export function choosingModule(noun: string, ofLanguages: ReadonlyMap<string, Messages>): string {
  const [[base, messages] = ["", {}], ...others] = ofLanguages;
  const imports = [...ofLanguages.keys()].map((locale) => `import * as ${locale} from "./${locale}/${noun}.ts";\n`);
  const functions = Object.keys(messages).map((key) => {
    const translated = others.filter(([, texts]) => key in texts).map(([locale]) => locale);
    if (translated.length === 0) return `export const ${key} = ${base}.${key};\n`;
    const choices = translated.map((locale) => `locale === "${locale}" ? ${locale}.${key} : `).join("");
    return `export const ${key}: typeof ${base}.${key} = (...inputs) => ((locale) => ${choices}${base}.${key})(getLocale())(...inputs);\n`;
  });
  return ['import { getLocale } from "../languages.ts";\n', ...imports, "\n", ...functions].join("");
}

const marksIn = (text: string) => new Set([...text.matchAll(MARK)].map(([, name]) => name!));

function arrow(inputs: readonly string[], text: string, counts: ReadonlySet<string> = new Set()): string {
  const types = inputs.map((name) => `${name}: ${counts.has(name) ? "number | string" : "NonNullable<unknown>"}`);
  return types.length ? `(i: { ${types.join("; ")} }): string => ${text}` : `(): string => ${text}`;
}

/** Writes a text as a literal of JavaScript, with its marks filled in. */
function literal(text: string): string {
  if (/[{}]/.test(text.replace(MARK, ""))) throw new Error("has a brace that is no mark");
  if (marksIn(text).size === 0) return JSON.stringify(text);
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replace(MARK, (_, name) => `\${i.${name}}`)}\``;
}

/** A text, or the variants that a count chooses between. The format is that of inlang's plugin for messages, which editors know. */
export type Message = string | [Variants];

interface Variants {
  /** Lines such as "input count" and "local countPlural = count: plural". */
  declarations: string[];
  selectors: string[];
  /** Texts by the value of each selector, such as "countPlural=one". An asterisk means everything else. */
  match: Record<string, string>;
}

/** The texts of one noun in one language. */
export type Messages = Readonly<Record<string, Message>>;

/** A text as a JavaScript expression, which reads its inputs from `i` and the form of a count from `plural`. */
export interface CompiledMessage {
  inputs: readonly string[];
  /** The inputs that choose a form. */
  counts: ReadonlySet<string>;
  expression: string;
}

const PLURAL = /^local (\w+) = (\w+): plural$/;
const MARK = /\{(\w+)\}/g;

/**
 * Writes the module of a noun's texts in one language, with an exported function for each text, so that bundlers can leave out unused
 * ones.
 */
export function messageModule(locale: string, messages: Messages): string {
  const compiled = Object.entries(messages).map(([key, message]) => [key, compileMessage(locale, key, message)] as const);
  // A noun without texts in a language is an empty module.
  if (compiled.length === 0) return "export {};\n";
  const functions = compiled.map(([key, { inputs, counts, expression }]) => {
    const types = inputs.map((name) => `${name}: ${counts.has(name) ? "number | string" : "NonNullable<unknown>"}`);
    return `export const ${key} = (${types.length > 0 ? `i: { ${types.join("; ")} }` : ""}): string => ${expression};\n`;
  });
  const imports = compiled.some(([, { counts }]) => counts.size > 0) ? ['import { plural } from "../../plural.ts";\n\n'] : [];
  return [...imports, ...functions].join("");
}

/**
 * Writes the module that chooses the visitor's language for each text of a noun. A text that a language lacks is shown in the base
 * language, the first of them. A text that only the base language has needs no choice.
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
  if (functions.length === 0) return "export {};\n";
  return ['import { getLocale } from "../languages.ts";\n', ...imports, "\n", ...functions].join("");
}

/** Compiles one text, and names the text in the error for a mistake. */
export function compileMessage(locale: string, key: string, message: Message): CompiledMessage {
  try {
    if (typeof message === "string") return { inputs: [...marksIn(message)], counts: new Set(), expression: literal(message) };
    return compileVariants(locale, message[0]);
  } catch (error) {
    throw new Error(`${key} in ${locale}: ${(error as Error).message}`);
  }
}

function compileVariants(locale: string, { declarations, selectors, match }: Variants): CompiledMessage {
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
  const is = ([selector, value]: readonly [string, string]) => {
    const count = counted.get(selector);
    if (count) return `plural("${locale}", i.${count}) === ${JSON.stringify(value)}`;
    if (inputs.has(selector)) return `String(i.${selector}) === ${JSON.stringify(value)}`;
    throw new Error(`«${selector}» is not declared`);
  };
  const choices = texts.map(([values, text], index) => {
    const wanted = values.split(/,\s*/).map((each) => each.split("=") as [string, string]);
    const named = wanted.map(([selector]) => selector).sort();
    if (named.join() !== [...selectors].sort().join()) throw new Error(`«${values}» does not name each selector once`);
    // "other" also serves as the remaining form, so that a language with a form of its own for millions finds its text.
    const remains = wanted.every(([selector, value]) => value === "*" || (counted.has(selector) && value === "other"));
    if (remains !== (index === texts.length - 1)) throw new Error("the last text, and no other, must be for all that remains");
    const conditions = wanted.filter(([, value]) => value !== "*").map(is);
    return remains ? literal(text) : `${conditions.join(" && ")} ? ${literal(text)} : `;
  });
  return { inputs: [...inputs], counts: new Set(counted.values()), expression: choices.join("") };
}

const marksIn = (text: string) => new Set([...text.matchAll(MARK)].map(([, name]) => name!));

/** Writes a text as a JavaScript literal, with its marks filled in. */
function literal(text: string): string {
  if (/[{}]/.test(text.replace(MARK, ""))) throw new Error("has a brace that is no mark");
  if (marksIn(text).size === 0) return JSON.stringify(text);
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replace(MARK, (_, name) => `\${i.${name}}`)}\``;
}

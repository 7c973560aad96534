import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

// Finds which top-level functions of our modules refer to one another, from their text: our formatter begins each at the first column.

/** A function or a constant at the top of a module. */
export interface Top {
  readonly file: string;
  readonly name: string;
}

interface Module {
  /** The text of each top-level name. */
  readonly texts: ReadonlyMap<string, string>;
  /** The origin of each imported name. */
  readonly imports: ReadonlyMap<string, Top>;
}

const BEGINS = /^(?:export )?(default )?(?:async )?(?:function\*?|const|let|class) (\w+|\{[^}]*\})/;
const ENDS = /^(?:export )?(?:interface|type|import|enum)\b/;
/** A name that is neither a property nor a key. */
const NAMES = /(?<!(?<!\.\.)\.|[\w$])([A-Za-z_$][\w$]*)(?![\w$]|:)/g;

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  let known = modules.get(file);
  if (!known) {
    known = readModule(file, readFileSync(file, "utf8"));
    modules.set(file, known);
  }
  return known;
}

function readModule(file: string, source: string): Module {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return { texts: textsOf(text), imports: importsOf(text, file) };
}

/** Treats this text as the file at an unused path, until the returned function is called. */
export function plantModule(file: string, source: string): () => void {
  modules.set(file, readModule(file, source));
  return () => modules.delete(file);
}

function textsOf(text: string): Map<string, string> {
  const texts = new Map<string, string>();
  let names: readonly string[] = [];
  for (const line of text.split("\n")) {
    const [begins, isDefault, name = ""] = BEGINS.exec(line) ?? [];
    if (begins) names = isDefault ? ["default"] : (name.match(/\w+/g) ?? []);
    else if (ENDS.test(line)) names = [];
    for (const one of names) texts.set(one, `${texts.get(one) ?? ""}${line}\n`);
  }
  return texts;
}

function importsOf(text: string, file: string): Map<string, Top> {
  const imports = new Map<string, Top>();
  for (const [, list = "", from = ""] of text.matchAll(/^import (?!type\b)[^;]*?\{([^}]*)\} from "((?:#|\.\.?\/)[^"]+)"/gm)) {
    const source = from.startsWith("#") ? from.slice(1) : path.join(path.dirname(file), from);
    if (!modules.has(source) && !existsSync(source)) continue;
    for (const [, name = "", as = name] of list.matchAll(/(?:^|,)\s*(?!type\s)(\w+)(?: as (\w+))?/g))
      imports.set(as, { file: source, name });
  }
  return imports;
}

const nameOf = ({ file, name }: Top) => `${file}#${name}`;

export const hasTop = (file: string, name: string): boolean => moduleOf(file).texts.has(name);

export const textOf = ({ file, name }: Top): string => moduleOf(file).texts.get(name) ?? "";

function namedBy(top: Top): Top[] {
  const { texts, imports } = moduleOf(top.file);
  return [...textOf(top).matchAll(NAMES)].flatMap(([, name = ""]) => {
    if (name === top.name) return [];
    return texts.has(name) ? [{ file: top.file, name }] : (imports.get(name) ?? []);
  });
}

/** Returns everything that `from` refers to, directly or indirectly, as `file#name`. Only modules within `through` are followed. */
export function reachedFrom(from: readonly Top[], through: (top: Top) => boolean): Map<string, Top> {
  const reached = new Map(from.map((top) => [nameOf(top), top]));
  const open = [...from];
  for (let top = open.pop(); top; top = open.pop()) {
    if (!through(top)) continue;
    for (const next of namedBy(top)) {
      if (reached.has(nameOf(next))) continue;
      reached.set(nameOf(next), next);
      open.push(next);
    }
  }
  return reached;
}

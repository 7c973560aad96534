import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { ESTree, Plugin } from "vite";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SHORT = [...LETTERS].flatMap((first) => [...`${LETTERS}0123456789`].map((second) => first + second));
const SELECTOR = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)(?=[^{}]*\{)/g;
const VARIABLE = /--[a-zA-Z][\w-]*/g;
/**
 * Only names with a hyphen, colon or bracket are shortened. A plain word may mean something else, and `flex` and `grid` are already
 * short.
 */
const UNMISTAKABLE = /[-:[]/;

export interface ShortNames {
  classes: ReadonlyMap<string, string>;
  variables: ReadonlyMap<string, string>;
}

/**
 * Renames Tailwind's classes and all custom properties to two letters, in the built style sheet and in the strings of `app/`. The names
 * are an eighth of a page's bytes and a fifth of the style sheet's. In development they stay readable.
 */
export function shortStyleNames(styleSheet: string): Plugin {
  let names: ShortNames;
  let folder = "";
  return {
    name: "short-style-names",
    apply: "build",
    async configResolved({ root }) {
      const file = path.join(root, styleSheet);
      folder = path.dirname(file) + path.sep;
      names = await nameStyles(file);
    },
    transform: {
      filter: { id: { exclude: [/node_modules/] } },
      handler(code, id) {
        const [file = ""] = id.split("?");
        if (!file.startsWith(folder)) return;
        if (file.endsWith(".css")) return { code: shortenCss(code, names), map: null };
        if (/\.tsx?$/.test(file)) return { code: shortenStrings(code, this.parse(code), names), map: null };
      },
    },
  };
}

/** Assigns names in the order of the style sheet, since similar neighbouring names compress best. */
async function nameStyles(styleSheet: string): Promise<ShortNames> {
  const base = path.dirname(styleSheet);
  const source = readFileSync(styleSheet, "utf8");
  const open = () => compile(source, { base, from: styleSheet, onDependency() {} });
  const compiler = await open();
  if (typeof compiler.root !== "object" || !compiler.root) throw new Error("the style sheet must say where its classes are used");
  const css = compiler.build(new Scanner({ sources: [{ ...compiler.root, negated: false }, ...compiler.sources] }).scan());
  // Classes in hand-written CSS keep their names, because Markdown, scripts or tests may use them.
  const byHand = new Set([...classesIn((await open()).build([])), ...ownUtilities(path.join(base, "styles"))]);
  const all = classesIn(css);
  const variables = [...new Set(css.match(VARIABLE))];
  return {
    classes: shorten(
      all.filter((name) => UNMISTAKABLE.test(name) && !byHand.has(name)),
      new Set(all),
    ),
    variables: new Map([...shorten(variables, new Set())].map(([name, short]) => [name, `--${short}`])),
  };
}

const ownUtilities = (folder: string) =>
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(/^@utility ([\w-]+)/gm)].map(([, name]) => name!),
  );

function shorten(names: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const free = SHORT.filter((name) => !taken.has(name));
  if (names.length > free.length) throw new Error(`${names.length} names are more than there are of two letters`);
  return new Map(names.map((name, index) => [name, free[index]!]));
}

const classesIn = (css: string) => [...new Set([...css.matchAll(SELECTOR)].map(([, name]) => withoutEscapes(name!)))];

const withoutEscapes = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/g, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

const shortenVariables = (text: string, { variables }: ShortNames) => text.replace(VARIABLE, (name) => variables.get(name) ?? name);

export function shortenCss(css: string, names: ShortNames): string {
  const shortened = css.replace(SELECTOR, (whole, name: string) => {
    const short = names.classes.get(withoutEscapes(name));
    return short ? `.${short}` : whole;
  });
  return shortenVariables(shortened, names);
}

/** Renames the classes and custom properties in the strings and templates of a module. */
export function shortenStrings(code: string, program: ESTree.Program, names: ShortNames): string {
  const rename = (text: string) =>
    shortenVariables(
      text.replace(/\S+/g, (word) => names.classes.get(word) ?? word),
      names,
    );
  const edits: { start: number; end: number; text: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const it = node as ESTree.Node;
    if (it.type === "Literal" && typeof it.value === "string") {
      const renamed = rename(it.value);
      if (renamed !== it.value) edits.push({ start: it.start, end: it.end, text: JSON.stringify(renamed) });
    } else if (it.type === "TemplateLiteral") {
      it.quasis.forEach(({ value: { raw } }, index) => {
        // A word that touches an expression is only a part of a name.
        const first = index === 0 ? "" : /^\S*/.exec(raw)![0];
        const last = index === it.quasis.length - 1 ? "" : /\S*$/.exec(raw.slice(first.length))![0];
        const whole = raw.slice(first.length, raw.length - last.length);
        const renamed = rename(whole);
        if (renamed === whole) return;
        const start = code.indexOf(raw, index === 0 ? it.start + 1 : it.expressions[index - 1]!.end) + first.length;
        edits.push({ start, end: start + whole.length, text: renamed });
      });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(program);
  let result = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) result = result.slice(0, start) + text + result.slice(end);
  return result;
}

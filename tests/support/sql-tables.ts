import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "@swc/core";

/** A node of the syntax tree, as swc gives it. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The tables that a module names in its queries. */
export interface TablesOfModule {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** The methods of Kysely whose first argument is a table (or several in an array). */
const READS = /^(selectFrom|from|using|(inner|left|right|full|cross)(Lateral)?Join(Lateral)?)$/;
const WRITES = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/;

/** Represents the inserted values of a template. */
const HOLE = "§";

/**
 * Returns which of the known tables a module reads and writes. It finds them in the calls of Kysely and in SQL, whether directly, in a
 * constant, in an alias (`table as x`), in a join, in a subquery or in a piece of SQL. Where a variable names the table, every known
 * table that this module contains as a text or as a type counts, or if there is none, those of the modules it imports.
 */
export function tablesIn(text: string, known: ReadonlySet<string>, file = "module.ts"): TablesOfModule {
  const tree = parse(text, file);
  const reads = new Set<string>();
  const writes = new Set<string>();
  const constants = constantsOf(tree);
  const any = () => {
    const own = textsOf(tree).filter((one) => known.has(one));
    return own.length > 0
      ? own
      : importsOf(tree, file).flatMap((other) => textsOf(parse(readFileSync(other, "utf8"), other)).filter((one) => known.has(one)));
  };
  const named = (node: Node): readonly string[] => {
    const value = unwrapped(node, constants);
    const said = textOf(value);
    if (said !== undefined) return [tableOf(said)].filter((table) => known.has(table));
    if (value.type === "ArrayExpression") return (value.elements as { expression: Node }[]).flatMap(({ expression }) => named(expression));
    if (value.type === "Identifier" || value.type === "MemberExpression" || value.type === "ConditionalExpression") return any();
    return [];
  };
  const scan = (sql: string, holes: readonly Node[], starts: boolean) => {
    for (const { verb, table } of tablesInSql(sql, starts)) {
      const hole = table.startsWith(HOLE) ? holes[Number(table.slice(1))] : undefined;
      const tables = hole ? tablesOfHole(hole) : [table].filter((one) => known.has(one));
      for (const one of tables) (verb === "reads" ? reads : writes).add(one);
    }
  };
  /** Returns the table that is inserted by `${sql.table(x)}`. Another piece of SQL is read where it is defined. */
  const tablesOfHole = (node: Node): readonly string[] => {
    const call = unwrapped(node, constants);
    if (call.type !== "CallExpression" || !["table", "id", "ref", "raw"].includes(methodOf(call) ?? "")) return [];
    const [first] = call.arguments as { expression: Node }[];
    return first ? named(first.expression) : [];
  };
  const pieces = new Set<Node>();
  walk(tree, (node) => {
    if (node.type === "TaggedTemplateExpression" && (node.tag as Node).value === "sql") pieces.add(node.template as Node);
    if (node.type === "CallExpression") {
      const method = methodOf(node) ?? "";
      const [first] = node.arguments as { expression: Node }[];
      if (first && READS.test(method)) for (const table of named(first.expression)) reads.add(table);
      if (first && WRITES.test(method)) for (const table of named(first.expression)) writes.add(table);
    } else if (node.type === "TemplateLiteral") {
      const quasis = node.quasis as { cooked: string }[];
      scan(
        quasis.map(({ cooked }, at) => (at === 0 ? cooked : `${HOLE}${at - 1} ${cooked}`)).join(""),
        (node.expressions ?? []) as Node[],
        pieces.has(node),
      );
    } else if (node.type === "StringLiteral")
      scan(node.value as string, [], /^\w+ (\w+ )?(left|inner|cross|join)\b/.test(node.value as string));
  });
  return { reads: [...reads].sort(), writes: [...writes].sort() };
}

/** Words that end a list of tables in SQL. */
const ENDS = new Set(
  "where group order having limit offset fetch union except intersect select set returning window for values when do".split(" "),
);

/**
 * Returns the tables that a piece of SQL names. `starts` says that it may begin inside a list of tables (`offers o join leads l …`).
 * Words before a point are an alias or a schema, words before a bracket a function.
 */
function* tablesInSql(sql: string, starts: boolean): Generator<{ verb: "reads" | "writes"; table: string }> {
  const words =
    sql
      .replace(/--[^\n]*|'(?:[^']|'')*'/g, " '' ")
      .match(/§\d+|[\w"]+|[^\s\w]/g)
      ?.map((word) => word.toLowerCase().replace(/"/g, "")) ?? [];
  const own = new Set(
    words.filter((_, at) => words[at + 1] === "as" && (words[at + 2] === "(" || /^(not|materialized)$/.test(words[at + 2] ?? ""))),
  );
  /** For each open bracket: whether it contains a list of tables, and whether its next word is a table. */
  const levels = [{ list: false, next: starts }];
  let verb: "reads" | "writes" = "reads";
  for (const [at, word] of words.entries()) {
    const level = levels.at(-1)!;
    if (word === "(") {
      level.next = false;
      levels.push({ list: false, next: false });
    } else if (word === ")") {
      if (levels.length > 1) levels.pop();
    } else if (word === "from" || word === "join" || word === "using" || word === "table") {
      verb = words[at - 1] === "delete" || words[at - 1] === "truncate" ? "writes" : "reads";
      Object.assign(level, { list: true, next: true });
    } else if (word === "into" || word === "truncate" || (word === "update" && words[at - 1] !== "do" && words[at - 1] !== "for")) {
      verb = "writes";
      Object.assign(level, { list: false, next: true });
    } else if (ENDS.has(word)) Object.assign(level, { list: false, next: false });
    else if (word === "," && level.list) level.next = true;
    else if (level.next && word !== "only" && word !== "lateral" && word !== "public" && word !== ".") {
      level.next = false;
      if (words[at + 1] !== "." && (words[at + 1] !== "(" || verb === "writes") && !own.has(word)) yield { verb, table: word };
      verb = "reads";
    }
  }
}

/** `offers as o` and `public.offers` both name offers. */
const tableOf = (said: string) =>
  said
    .trim()
    .replace(/^public\./, "")
    .split(/\s/, 1)[0]!;

const parsed = new Map<string, Node>();

function parse(text: string, file: string): Node {
  const key = `${file}\n${text}`;
  const before = parsed.get(key);
  if (before) return before;
  const tree = parseSync(text, { syntax: "typescript", tsx: file.endsWith("x") }) as unknown as Node;
  parsed.set(key, tree);
  return tree;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node && typeof node === "object") {
    if (typeof (node as Node).type === "string") visit(node as Node);
    for (const [key, value] of Object.entries(node)) if (key !== "span" && typeof value === "object") walk(value, visit);
  }
}

/** Returns the last name of a call: `table` in `sql.table(…)`. Methods of classes, such as `Array.from`, do not belong to queries. */
function methodOf(call: Node): string | undefined {
  const callee = call.callee as Node;
  if (/^[A-Z]/.test(String((callee.object as Node | undefined)?.value ?? ""))) return undefined;
  const name = callee.type === "MemberExpression" ? (callee.property as Node) : callee;
  return name.type === "Identifier" ? (name.value as string) : undefined;
}

/** Returns the constants of a module, by name. */
function constantsOf(tree: Node): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>();
  walk(tree, (node) => {
    const [id, init] = [node.id as Node | undefined, node.init as Node | undefined];
    if (node.type === "VariableDeclarator" && id?.type === "Identifier" && init) constants.set(id.value as string, init);
  });
  return constants;
}

/** Follows a constant to its value, and removes `as const` and brackets. */
function unwrapped(node: Node, constants: ReadonlyMap<string, Node>, depth = 0): Node {
  if (/^(Ts(As|Const|Satisfies|NonNull)\w*|Parenthes\w+)$/.test(node.type) && node.expression)
    return unwrapped(node.expression as Node, constants, depth);
  const constant = node.type === "Identifier" && depth < 9 ? constants.get(node.value as string) : undefined;
  return constant ? unwrapped(constant, constants, depth + 1) : node;
}

/** Returns the complete text of a node, if it is one. */
function textOf(node: Node): string | undefined {
  if (node.type === "StringLiteral") return node.value as string;
  const quasis = node.quasis as { cooked: string }[] | undefined;
  return node.type === "TemplateLiteral" && quasis?.length === 1 ? quasis[0]!.cooked : undefined;
}

/** Returns every text of a module, including types, as the table that it may name. */
function textsOf(tree: Node): readonly string[] {
  const texts: string[] = [];
  walk(tree, (node) => {
    const text = textOf(node);
    if (text !== undefined) texts.push(tableOf(text));
  });
  return texts;
}

/** Returns our own files that a module imports. */
function importsOf(tree: Node, file: string): readonly string[] {
  return (tree.body as Node[])
    .filter(({ type }) => type === "ImportDeclaration")
    .map(({ source }) => (source as Node).value as string)
    .filter((path) => /^[.#].*\.tsx?$/.test(path) && !path.includes("+types"))
    .map((path) => (path.startsWith("#") ? path.slice(1) : join(dirname(file), path)));
}

import { parseSync } from "vite";

/** One small change of a source file that a test should notice. */
export interface Mutant {
  id: number;
  file: string;
  line: number;
  was: string;
  becomes: string;
  /** Counts those of a file that read the same. */
  nth: number;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const OPERATORS: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};
/** The operators of Kysely's conditions, and of SQL itself. */
const CONDITIONS: Record<string, string> = {
  "=": "!=",
  "!=": "=",
  "<>": "=",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  in: "not in",
  "not in": "in",
  is: "is not",
  "is not": "is",
};
const IN_SQL = / (?:>=|<=|<>|>|<|\+|-|and|or|not|is not null|is null) /g;
const SQL: Record<string, string> = {
  "+": "-",
  "-": "+",
  and: "or",
  or: "and",
  not: "",
  "is not null": "is null",
  "is null": "is not null",
};
const REMOVABLE = new Set(["where", "whereRef", "having", "filter", "forUpdate"]);
const LOGS = /^(?:await )?(?:log|console)\b/;

/**
 * Returns the source with every mutant in it, all switched off: `__mutant(7)` is true while the seventh is on. So one evaluation of a
 * module serves all its mutants. Code that runs while a module is evaluated (tables, schemas) has no mutants, since it runs only once.
 */
export function withMutants(file: string, source: string, firstId: number): { code: string; mutants: Mutant[] } {
  const { program, errors } = parseSync(file, source, { lang: "ts" });
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`);
  const mutants: Mutant[] = [];
  const text = ({ start, end }: Node) => source.slice(start, end);
  const line = (at: number) => source.slice(0, at).split("\n").length;

  const awake = (node: Node, was: string, becomes: string) => {
    const id = firstId + mutants.length;
    const shown = { was: short(was), becomes: short(becomes) };
    const nth = mutants.filter((each) => each.was === shown.was && each.becomes === shown.becomes).length;
    mutants.push({ id, file, line: line(node.start), ...shown, nth });
    return `__mutant(${id})`;
  };

  /** Writes a node, first with the mutants of its parts and then with its own. */
  const write = (node: Node, parent: Node | null, within: { functions: number; chain: boolean; loop: boolean }): string => {
    const inside = {
      functions: within.functions + (/Function/.test(node.type) ? 1 : 0),
      chain: node.type === "ChainExpression" || (within.chain && /^(Member|Call)Expression$/.test(node.type)),
      loop: false,
    };
    let code = "";
    let at = node.start;
    for (const [child, loop] of childrenOf(node)) {
      const head = inside.chain && (child === node.object || child === node.callee);
      code += source.slice(at, child.start) + write(child, node, { ...inside, chain: head, loop: within.loop || loop });
      at = child.end;
    }
    code += source.slice(at, node.end);
    if (inside.functions === 0 || within.chain || within.loop) return code;
    if (node.type === "ThrowStatement" || (node.type === "ExpressionStatement" && !LOGS.test(text(node))))
      return `{ if (!${awake(node, text(node), "nothing")}) { ${code} } }`; // without the block an else that follows would belong to it
    if (node.type === "ExpressionStatement") return code;
    for (const [becomes, was, shown] of changesOf(node, parent, text)) {
      code = `(${awake(node, was ?? text(node), shown ?? becomes)} ? ${becomes} : ${code})`;
    }
    return code;
  };

  const code = write(program as unknown as Node, null, { functions: 0, chain: false, loop: false });
  return { code: source.slice(0, (program as unknown as Node).start) + code + source.slice((program as unknown as Node).end), mutants };
}

/** Returns the evaluated parts of a node, in the order of the text, and whether each decides how often a loop runs. */
function childrenOf(node: Node): [Node, boolean][] {
  if (node.type === "ThrowStatement" || node.type === "ImportDeclaration") return [];
  const found: [Node, boolean][] = [];
  for (const [key, value] of Object.entries(node)) {
    const loop = /^(For|While|DoWhile)/.test(node.type) && key !== "body";
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!child || typeof child !== "object" || typeof (child as Node).type !== "string") continue;
      if (/^TS(?!As|Satisfies|NonNull)/.test((child as Node).type) || key === "typeAnnotation") continue;
      found.push([child as Node, loop]);
    }
  }
  const inOrder = found.sort(([a], [b]) => a.start - b.start);
  return inOrder.filter(([child], index) => index === 0 || child.start >= inOrder[index - 1]![0].end); // `{ a }` is key and value
}

/** Returns replacements for a node, and where that is shorter, only the changed part. */
function changesOf(node: Node, parent: Node | null, text: (node: Node) => string): [becomes: string, was?: string, shown?: string][] {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const operator = node.operator as string;
      const [left, right] = [text(node.left as Node), text(node.right as Node)];
      if (!OPERATORS[operator] || (operator === "+" && /["'`]/.test(left + right))) return [];
      return [[`((${left}) ${OPERATORS[operator]} (${right}))`]];
    }
    case "UnaryExpression":
      return node.operator === "!" ? [[`(${text(node.argument as Node)})`]] : [];
    case "Identifier":
    case "MemberExpression":
      return (parent?.type === "IfStatement" || parent?.type === "ConditionalExpression") && parent.test === node
        ? [[`!(${text(node)})`]]
        : [];
    case "Literal":
      return literal(node, parent);
    case "CallExpression": {
      const { callee } = node as unknown as { callee: Node & { object: Node; property: { name: string } } };
      if (callee.type !== "MemberExpression" || !REMOVABLE.has(callee.property.name)) return [];
      return [[text(callee.object), `.${callee.property.name}(${(node.arguments as Node[]).map(text).join(", ")})`, "nothing"]];
    }
    case "TaggedTemplateExpression": {
      const whole = text(node);
      if (!/^sql\b/.test(whole)) return [];
      return [...whole.matchAll(IN_SQL)].flatMap(([found], index) => {
        const operator = found.trim();
        const position = [...whole.matchAll(IN_SQL)][index]!.index;
        if (operator === "and" && /between (?:(?! and ).)*$/s.test(whole.slice(0, position))) return [];
        const other = ` ${SQL[operator] ?? CONDITIONS[operator]} `;
        return [
          [
            whole.slice(0, position) + other + whole.slice(position + found.length),
            whole.slice(Math.max(0, position - 30), position + 30),
            `…${other}…`,
          ],
        ];
      });
    }
    default:
      return [];
  }
}

function literal(node: Node, parent: Node | null): [string, string?, string?][] {
  if (typeof node.value === "boolean") return [[String(!node.value)]];
  if (typeof node.value !== "string" || !parent) return [];
  const { value } = node;
  if (parent.type === "CallExpression" && CONDITIONS[value] && (parent.arguments as Node[])[1] === node)
    return [[JSON.stringify(CONDITIONS[value])]];
  // Names of columns are arguments of methods: `query.select("id")`. A code that is given to one of our own functions is not.
  if (parent.type === "CallExpression")
    return (parent.callee as Node).type === "Identifier" && parent.callee !== node ? [['"mutated"']] : [];
  const stored = (parent.type === "Property" && parent.value === node) || parent.type === "ReturnStatement";
  const chosen = parent.type === "ConditionalExpression" && parent.test !== node;
  return stored || chosen || parent.type === "ArrowFunctionExpression" ? [['"mutated"']] : [];
}

const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 90);

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { expect, test } from "vitest";

// Everything that is signed or digested can be read in only one way: `JSON.stringify([…])`, or a single value. Values that are only
// joined could be split differently by their sender (a declined order of AZUL became an approved one).

/** Texts of several values that can be split in only one way, each with its reason. */
const ONE_READING: Readonly<Record<string, string>> = {
  "server/backup/archive.ts: digestOf": "the whole text of a manifest, as it stands in its file",
  "platform/payments/azul.ts: hash": "AZUL's own form; azul-answer.ts leaves one reading, and AZUL is asked before money moves",
  "domain/webhooks/signature.ts: update": "published at /api/docs: digits up to the first point, then the body",
  "domain/vault/evidence.ts: update": "kinds have no colon, and the length of the sealed bytes stands before them",
  "domain/wallet/ledger.ts: update": "our own kinds, which have no blank, before the id of a row",
  "domain/threads/thread-tokens.ts: keyedDigest": "32 signs of an id, then a letter",
  "domain/threads/thread-tokens.ts: proofOf": "32 signs of an id, then a letter",
  "domain/threads/receive-reply.server.ts: keyedDigest": "36 signs of an id, a blank, then one value",
  "domain/threads/write-to-all.server.ts: keyedDigest": "36 signs of each of two ids, a blank after each, then one value",
  "domain/submissions/draft-lock.server.ts: keyOf": "a list written as JSON; what is added before it are two numbers",
  "domain/people/digest-people.server.ts: nameDigest": "first and last name are one name, however they are split",
  "domain/inbox/receive-answer.server.ts: keyedDigest": "36 signs of an id, a blank, then one value",
};

type Tree = { readonly type?: string } & Readonly<Record<string, unknown>>;
const SIGNERS = new Set(["createHmac", "createHash", "keyedDigest", "hmac"]);
const FRAMED = new Set(["stringify", "canonicalJson"]);

const isTree = (node: unknown): node is Tree => typeof node === "object" && node !== null;
const nameOf = (callee: unknown): string => {
  if (!isTree(callee)) return "";
  if (callee.type === "Identifier") return String(callee.value);
  return callee.type === "MemberExpression" ? nameOf(callee.property) : "";
};

/** Distinguishes `path.join` from the join of a list. */
const isPath = (callee: unknown) => isTree(callee) && nameOf(callee.object) === "path";

function walk(node: unknown, visit: (tree: Tree) => void): void {
  if (!isTree(node)) return;
  visit(node);
  for (const part of Object.values(node)) walk(part, visit);
}

/** Returns the names of the functions through which a file signs several joined values. */
function joinedIn(source: string): string[] {
  const body = parseSync(source, { syntax: "typescript", tsx: true }).body as unknown as Tree[];
  const values = new Map<string, unknown>();
  const signers = new Map<string, number>();
  walk(body, (node) => {
    const { type, id, init, identifier } = node as Record<string, Tree | undefined> & { type?: string };
    if (type === "VariableDeclarator" && id?.type === "Identifier" && init) values.set(String(id.value), init);
    const named = type === "FunctionDeclaration" ? identifier : id;
    const isFunction = type === "FunctionDeclaration" || init?.type === "ArrowFunctionExpression";
    if (!isFunction || !named) return;
    let signs = false;
    walk(type === "FunctionDeclaration" ? node.body : init!.body, (inner) => {
      if (inner.type === "CallExpression" && SIGNERS.has(nameOf(inner.callee))) signs = true;
    });
    if (signs) signers.set(String(named.value), 0);
  });

  /** Returns whether a text consists of several values without anything that says where each ends. */
  function isJoined(node: unknown, seen: ReadonlySet<string>): boolean {
    if (Array.isArray(node)) return node.some((part) => isJoined(part, seen));
    if (!isTree(node)) return false;
    if (node.type === "CallExpression" && FRAMED.has(nameOf(node.callee))) return false;
    if (node.type === "CallExpression" && nameOf(node.callee) === "join") return !isPath(node.callee);
    if (node.type === "TemplateLiteral" && (node.expressions as unknown[]).length > 1) return true;
    if (node.type === "BinaryExpression" && node.operator === "+") return true;
    if (node.type === "Identifier") {
      const name = String(node.value);
      return !seen.has(name) && values.has(name) && isJoined(values.get(name), new Set([...seen, name]));
    }
    if (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression") return false;
    return Object.values(node).some((part) => isTree(part) && isJoined(part, seen));
  }

  const found = new Set<string>();
  walk(body, (node) => {
    if (node.type !== "CallExpression") return;
    const name = nameOf(node.callee);
    const given = (node.arguments as { expression: unknown }[]).map(({ expression }) => expression);
    const from = name === "keyedDigest" ? 2 : signers.get(name);
    const isUpdate = name === "update" && /createH(mac|ash)|\b(hmac|hash)\b/.test(JSON.stringify(node.callee));
    if (!isUpdate && from === undefined) return;
    if (isJoined(given.slice(isUpdate ? 0 : from), new Set())) found.add(name);
  });
  return [...found];
}

const shipped = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /^(app|domain|emails|platform|scripts|server|worker)\/.*\.(ts|tsx|mjs)$/.test(file) && !file.includes(".test."));

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code with templates, as text
test("the law sees what is joined, however it is written, and nothing else", () => {
  const joined = [
    'createHmac("sha256", key).update(`${a}${b}`)',
    'createHmac("sha256", key).update(a + b)',
    'createHash("sha256").update([a, b].join(""))',
    'const text = [a, b].join("|"); createHmac("sha256", key).update(text)',
    'const hash = (text) => createHmac("sha256", key).update(text); hash(Object.values(fields).join("") + key)',
    'function sign(text) { return createHash("sha256").update(text).digest() } sign(`${a}.${b}`)',
    'keyedDigest(keys, "x", `${a} ${b}`)',
    'keyedDigest(keys, "x", c ? `${a} ${b}` : a)',
  ];
  for (const code of joined) expect([code, joinedIn(code).length]).toEqual([code, 1]);
  const framed = [
    'createHmac("sha256", key).update(JSON.stringify([a, b]))',
    'createHmac("sha256", key).update(body)',
    'createHash("sha256").update(`Bearer ${token}`)',
    "keyedDigest(keys, `digest:${a}:${b}`, value)",
    'log([a, b].join(""))',
  ];
  for (const code of framed) expect([code, joinedIn(code)]).toEqual([code, []]);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code with templates, as text

test("every text that is signed or digested has one reading", () => {
  const found = shipped.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return /createH(mac|ash)|keyedDigest/.test(source) ? joinedIn(source).map((name) => `${file}: ${name}`) : [];
  });
  expect(found.sort()).toEqual(Object.keys(ONE_READING).sort());
});

test("no query digests values that are only joined", () => {
  const joined = /(?:md5|sha256|digest|hmac)\((?:[^;`]*?)(?:concat|string_agg|\|\|)/;
  expect(shipped.filter((file) => joined.test(readFileSync(file, "utf8")))).toEqual([]);
});

import type { ESTree, Plugin } from "vite";
import { messageNouns, readMessages } from "../compile-messages.ts";
import { type CompiledMessage, compileMessage } from "../message-module.ts";

/**
 * Inserts texts into the browser's modules where `m.home_title()` is called. A bundler keeps or shares only whole modules: with one
 * module for each noun, a screen would load every text of that noun that any screen shows; with one for each text there were 8,400 of
 * 10,000 modules, and two thirds of the build (docs/decisions/0016-texts-are-compiled-by-us.md).
 */
export function writtenMessages(locale: string): Plugin {
  let texts: ReadonlyMap<string, CompiledMessage>;
  return {
    name: "written-messages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      const all = messageNouns().flatMap((noun) => Object.entries(readMessages(locale, noun)));
      texts = new Map(all.map(([key, message]) => [key, compileMessage(locale, key, message)]));
    },
    transform: {
      filter: { code: /#messages\/m\.ts/, id: { exclude: [/node_modules/] } },
      handler(code) {
        return { code: writeMessages(code, this.parse(code), texts), map: null };
      },
    },
  };
}

/** Inserts each text where a module calls it, and a function where the module passes it on. */
export function writeMessages(code: string, program: ESTree.Program, texts: ReadonlyMap<string, CompiledMessage>): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const messageAt = (node: ESTree.Node): CompiledMessage | undefined => {
    if (node.type !== "MemberExpression" || node.object.type !== "Identifier" || node.object.name !== "m") return undefined;
    return node.property.type === "Identifier" ? texts.get(node.property.name) : undefined;
  };
  let counts = false;
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const it = node as ESTree.Node;
    const called = it.type === "CallExpression" ? messageAt(it.callee) : undefined;
    const message = messageAt(it);
    if (called?.inputs.length === 0) {
      edits.push({ start: it.start, end: it.end, text: called.expression });
    } else if (message) {
      const { inputs, expression } = message;
      counts ||= message.counts.size > 0;
      edits.push({ start: it.start, end: it.end, text: `((${inputs.length > 0 ? "i" : ""}) => ${expression})` });
    } else {
      for (const value of Object.values(node)) visit(value);
    }
  };
  visit(program);
  let result = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) result = result.slice(0, start) + text + result.slice(end);
  return counts ? `import { plural } from "#messages/plural.ts";\n${result}` : result;
}

/** `node scripts/slices.ts` writes the neighbours of each slice into domain/README.md and the slices' READMEs, from domain/slices.mjs. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { SLICES } from "../domain/slices.mjs";

type SliceName = keyof typeof SLICES;

const names = Object.keys(SLICES) as SliceName[];
const usesOf = (name: SliceName) => SLICES[name].uses as readonly SliceName[];
const BEGIN = "<!-- From slices.mjs: node scripts/slices.ts -->";
const END = "<!-- End of what slices.mjs says -->";

/** Returns the longest chain of slices below this one. Throws when the directions form a cycle. */
function heightOf(name: SliceName, above: readonly SliceName[] = []): number {
  if (above.includes(name)) throw new Error(`The slices form a cycle: ${[...above, name].join(" → ")}`);
  return Math.max(0, ...usesOf(name).map((used) => 1 + heightOf(used, [...above, name])));
}

function drawing(): string {
  const width = Math.max(...names.map((name) => name.length));
  const lineOf = (name: SliceName) =>
    `  ${name.padEnd(width)} ${usesOf(name).length > 0 ? `──▶ ${usesOf(name).join(", ")}` : ""}`.trimEnd();
  const floors = [...new Set(names.map((name) => heightOf(name)))].sort((a, b) => b - a);
  return floors
    .map((floor) => {
      const standing = names.filter((name) => heightOf(name) === floor);
      return floor > 0 ? standing.map(lineOf).join("\n") : `  ${standing.join(", ")}`;
    })
    .join("\n");
}

/** Returns domain/README.md with its table and drawing up to date. */
export function domainReadme(text: string): string {
  const [before, after] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
  const rows = names.map((name) => `| \`${name}\` | ${SLICES[name].about} |`).join("\n");
  const said = `| Slice | Its noun |\n|---|---|\n${rows}\n\nA slice may use the slices it points at, and nothing points back:\n\n\`\`\`\n${drawing()}\n\`\`\``;
  return `${before}${BEGIN}\n${said}\n${after}`;
}

/** Returns the README of a slice with its last line, the neighbours, up to date. */
export function sliceReadme(name: SliceName, text: string): string {
  const quoted = (list: readonly string[]) => list.map((one) => `\`${one}\``).join(", ");
  const users = names.filter((other) => usesOf(other).includes(name));
  const line = `Uses: ${quoted(usesOf(name)) || "no other slice"}. Used by: ${users.length > 0 ? `${quoted(users)}, the doors` : "the doors"}.`;
  return `${text.replace(/\n+Uses: [^\n]*/g, "").trimEnd()}\n\n${line}\n`;
}

if (import.meta.main) {
  const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, "utf8")));
  rewrite("domain/README.md", domainReadme);
  for (const name of names) if (existsSync(`domain/${name}`)) rewrite(`domain/${name}/README.md`, (text) => sliceReadme(name, text));
  console.log(`domain/README.md and the last lines of ${names.length} slices.`);
}

/**
 * `node scripts/slices.ts` writes the neighbours of each slice, by imports and by queries, into domain/README.md and the slices'
 * READMEs, from domain/slices.mjs.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { SLICES } from "../domain/slices.mjs";

type SliceName = keyof typeof SLICES;

const names = Object.keys(SLICES) as SliceName[];
const usesOf = (name: SliceName) => SLICES[name].uses as readonly SliceName[];
const readsOf = (name: SliceName) => SLICES[name].reads as readonly SliceName[];
const BEGIN = "<!-- From slices.mjs: node scripts/slices.ts -->";
const END = "<!-- End of what slices.mjs says -->";

const heights = new Map<SliceName, number>();

/** Returns the longest chain of slices below this one, by imports and by reads. Throws when the directions form a cycle. */
function heightOf(name: SliceName, above: readonly SliceName[] = []): number {
  if (above.includes(name)) throw new Error(`The slices form a cycle: ${[...above, name].join(" → ")}`);
  const below = [...usesOf(name), ...readsOf(name)];
  const height = heights.get(name) ?? Math.max(0, ...below.map((one) => 1 + heightOf(one, [...above, name])));
  heights.set(name, height);
  return height;
}

function drawing(): string {
  const width = Math.max(...names.map((name) => name.length));
  const lineOf = (name: SliceName) => {
    const arrows = [
      ...(usesOf(name).length > 0 ? [`──▶ ${usesOf(name).join(", ")}`] : []),
      ...(readsOf(name).length > 0 ? [`┄┄▷ ${readsOf(name).join(", ")}`] : []),
    ];
    return arrows.map((arrow, at) => `  ${(at === 0 ? name : "").padEnd(width)} ${arrow}`).join("\n");
  };
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
  const said = `| Slice | Its noun |\n|---|---|\n${rows}\n\nA slice may import from the slices at \`──▶\`, and name the tables of the slices at \`┄┄▷\` in its queries. Nothing points back:\n\n\`\`\`\n${drawing()}\n\`\`\``;
  return `${before}${BEGIN}\n${said}\n${after}`;
}

/** Returns the README of a slice with its last line, the neighbours, up to date. */
export function sliceReadme(name: SliceName, text: string): string {
  const quoted = (list: readonly string[]) => list.map((one) => `\`${one}\``).join(", ");
  const users = names.filter((other) => usesOf(other).includes(name));
  const readers = names.filter((other) => readsOf(other).includes(name));
  const line = [
    `Uses: ${quoted(usesOf(name)) || "no other slice"}.`,
    ...(readsOf(name).length > 0 ? [`Reads tables of: ${quoted(readsOf(name))}.`] : []),
    `Used by: ${users.length > 0 ? `${quoted(users)}, the doors` : "the doors"}.`,
    ...(readers.length > 0 ? [`Its tables are read by: ${quoted(readers)}.`] : []),
  ].join(" ");
  return `${text.replace(/\n+Uses: [^\n]*/g, "").trimEnd()}\n\n${line}\n`;
}

if (import.meta.main) {
  const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, "utf8")));
  rewrite("domain/README.md", domainReadme);
  for (const name of names) if (existsSync(`domain/${name}`)) rewrite(`domain/${name}/README.md`, (text) => sliceReadme(name, text));
  console.log(`domain/README.md and the last lines of ${names.length} slices.`);
}

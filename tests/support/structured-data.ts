import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Checks JSON-LD against the types of schema.org's own vocabulary: unknown types and properties, values of the wrong kind. Returns
 * nothing when all are valid.
 */
export function schemaOrgComplaints(nodes: Readonly<Record<string, readonly object[]>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "cuna-schema-"));
  const types = resolve("node_modules/schema-dts/dist/schema.d.ts");
  const entries = Object.entries(nodes).flatMap(([page, all]) => all.map((node) => ({ page, node })));
  // Each statement has a line of its own, so that the line number of a complaint leads to its page.
  const lines = entries.map(({ node }, index) => `export const n${index}: WithContext<Thing> = ${JSON.stringify(node)};`);
  const file = join(folder, "nodes.ts");
  writeFileSync(file, [`import type { Thing, WithContext } from ${JSON.stringify(types)};`, ...lines].join("\n"));
  try {
    execFileSync(resolve("node_modules/.bin/tsc"), ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig", file], {
      encoding: "utf8",
    });
    return [];
  } catch (error) {
    const said = (error as { stdout?: string }).stdout ?? String(error);
    return said
      .split("\n")
      .filter((line) => line.startsWith(file) || line.includes("nodes.ts("))
      .map((line) => {
        const at = Number(/\((\d+),/.exec(line)?.[1]) - 2;
        return `${entries[at]?.page}: ${line.replace(/^.*?: error /, "").slice(0, 400)}`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import path from "node:path";
import { isIn, isTest, type Sources } from "./source-rule.ts";

/** The sentence for somebody who exports something that only tests use. */
export const USE_IT_OR_DROP_IT =
  "Nothing but tests uses it: take it out with its tests, or test what uses it. What only tests need stands in tests/support/.";

const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
const IMPORT = /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*"([^"]+)"/g;
const WHOLE = /(?:import\s+\*\s+as\s+\w+\s+from\s+|import\(\s*|export\s+\*\s+from\s+)"([^"]+)"/g;
const PRODUCT = ["app", "domain", "platform", "worker", "emails", "texts", "server"];

/** Exports that the framework calls by itself, that scripts read, and messages that only tests use. */
const CALLED_BY_OTHERS = /^app\/routes\/|^app\/(?:root|entry\.\w+)\.tsx$|\.mjs$|^domain\/masking\/corpus\//;

/** Returns exports that only tests import and that the module itself does not use. */
export function usedByTestsAlone(sources: Sources): string[] {
  const taken = new Set<string>();
  const asked = (spec: string, file: string) => (spec.startsWith("#") ? spec.slice(1) : path.join(path.dirname(file), spec));
  for (const [file, source] of sources) {
    if (isTest(file)) continue;
    for (const [, names = "", spec = ""] of source.matchAll(IMPORT))
      for (const name of names.split(","))
        taken.add(
          `${asked(spec, file)} ${
            name
              .trim()
              .replace(/^type /, "")
              .split(" as ")[0]
          }`,
        );
    for (const [, spec = ""] of source.matchAll(WHOLE)) taken.add(`${asked(spec, file)} *`);
  }
  return [...sources].flatMap(([file, source]) => {
    if (!isIn(file, ...PRODUCT) || isTest(file) || CALLED_BY_OTHERS.test(file)) return [];
    if (taken.has(`${file} *`)) return [];
    return [...source.matchAll(EXPORT)]
      .filter(([, name = ""]) => !taken.has(`${file} ${name}`) && (source.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) < 2)
      .map(([, name]) => `${file}: ${name}. ${USE_IT_OR_DROP_IT}`);
  });
}

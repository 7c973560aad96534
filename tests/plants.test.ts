import { execFile } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { IMPORT_PLANTS } from "./plants/imports.ts";
import { SOURCE_PLANTS } from "./plants/sources.ts";
import { CODE_RULES } from "./rules/codes.ts";
import { EDGE_RULES } from "./rules/edges.ts";
import { USE_IT_OR_DROP_IT, usedByTestsAlone } from "./rules/exports.ts";
import { CALL_IT_LIKE_ITS_SLICE, DIVIDE_IT, misplacedFiles } from "./rules/folders.ts";
import { MIGRATION_RULE } from "./rules/migrations.ts";
import { DECLARE_IT, undeclaredKeys } from "./rules/query-keys.ts";
import { RECORD_IT, silentCommands } from "./rules/recorded-acts.ts";
import { SENTENCE_RULES } from "./rules/sentences.ts";
import { complaints } from "./rules/source-rule.ts";
import { cruise, sentenceOf } from "./support/cruise.ts";
import { emptyCopy } from "./support/empty-copy.ts";
import { plantModule } from "./support/functions.ts";

// Each kind of thing that the documents call impossible is planted here once: the responsible check must refuse it, and say where it
// belongs. A new rule needs a plant.

const rules = [...CODE_RULES, ...EDGE_RULES, ...SENTENCE_RULES, MIGRATION_RULE];

describe("in a source", () => {
  test.each(SOURCE_PLANTS)("$kind is refused", ({ rule, file, source, instead }) => {
    const asked = rules.find(({ name }) => name === rule)!;
    const said = complaints(asked, new Map([[file, source]]));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${file}: `);
    expect(said[0]).toContain(asked.says);
    if (instead !== undefined) expect(complaints(asked, new Map([[file, instead]]))).toEqual([]);
  });

  test("every rule has a plant", () => {
    const planted = new Set(SOURCE_PLANTS.map(({ rule }) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});

test("imports that are refused, each by its own rule with the sentence that says where the code belongs", async () => {
  const packages = IMPORT_PLANTS.map(({ to }) => to).filter((to) => !to.includes("/"));
  const { copy, plant } = emptyCopy(packages);
  for (const { from, to } of IMPORT_PLANTS)
    plant(from, `export { it as other } from "${packages.includes(to) ? "" : "#"}${to}";\nexport const it = 1;\n`);
  for (const { rule, to } of IMPORT_PLANTS)
    if (!packages.includes(to) && rule !== "resolvable" && !existsSync(join(copy, to))) plant(to, "export const it = 1;\n");
  const report = await cruise(["app", "domain", "platform", "worker", "emails", "texts"], copy);
  const refused = report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  for (const { kind, rule, from } of IMPORT_PLANTS) {
    expect(refused, kind).toContain(`${from}: ${rule}`);
    expect(sentenceOf(report, rule), kind).toMatch(/.{30}/);
  }
});

test("types: a code without a name, and a leave that nobody gave, do not compile", async () => {
  const { copy, plant } = emptyCopy();
  for (const folder of ["app", "db", "domain", "platform", "texts"]) symlinkSync(resolve(folder), join(copy, folder));
  plant(
    "planted.ts",
    `import type { DeviceType } from "#domain/identity/device.ts";
import type { Keys } from "#platform/keys.ts";
import type { Db } from "#platform/db/db.ts";
import type { unseal } from "#domain/vault/unseal.server.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";
declare const [keys, db, open]: [Keys, Db, typeof unseal];
export const names: ChoiceNames<DeviceType> = { desktop: () => "a", mobile: () => "b" };
export const opened = open(keys, db, { kind: "lead", id: "1", sight: "open" }, "form", null);
`,
  );
  plant("planted-tsconfig.json", JSON.stringify({ extends: "./tsconfig.json", include: [], files: ["planted.ts"] }));
  const tsc = promisify(execFile)(process.execPath, [resolve("node_modules/.bin/tsc"), "-p", "planted-tsconfig.json"], { cwd: copy });
  const { stdout } = await tsc.then(
    () => ({ stdout: "" }),
    (error: { stdout: string }) => error,
  );
  expect(stdout).toContain("Property 'tablet' is missing");
  expect(stdout).toContain("Property '[GIVEN]' is missing");
  expect(stdout.match(/error TS/g)).toHaveLength(2);
});

test("an export that tests alone use is refused, and one that a module uses is not", () => {
  const dead = ["domain/leads/planted.ts", "export const lost = (lead: Lead) => lead.status;"] as const;
  const itsTest = ["domain/leads/planted.test.ts", 'import { lost } from "./planted.ts";\ntest("lost", () => lost(lead));'] as const;
  const user = ["domain/leads/other.server.ts", 'import { lost } from "#domain/leads/planted.ts";'] as const;
  expect(usedByTestsAlone(new Map([dead, itsTest]))).toEqual([`domain/leads/planted.ts: lost. ${USE_IT_OR_DROP_IT}`]);
  expect(usedByTestsAlone(new Map([dead, itsTest, user]))).toEqual([]);
});

test("a key that a route reads and does not declare is refused, in its loader and in a form that it calls", () => {
  const form = "app/forms/leads/planted-list.server.ts";
  const route = "app/routes/admin/planted.tsx";
  const planted = [
    plantModule(form, 'export function asked(url: string) {\n  return new URL(url).searchParams.get("ver");\n}\n'),
    plantModule(
      route,
      `import { asked } from "#${form}";
export async function loader({ request }) {
  const query = new URL(request.url).searchParams;
  return { ...asked(request.url), done: query.get("hecho"), month: new URL(request.url).searchParams.has("mes") };
}
`,
    ),
  ];
  onTestFinished(() => {
    for (const takeOut of planted) takeOut();
  });
  expect(undeclaredKeys(route, ["hecho"])).toEqual(["mes", "ver"].map((key) => `${route} reads ${key}. ${DECLARE_IT}`));
  expect(undeclaredKeys(route, ["hecho", "mes", "ver"])).toEqual([]);
});

test("an act of an administrator that leaves no line in the log is refused", () => {
  const route = "app/routes/admin/planted.tsx";
  const [silent, told] = ["domain/reviews/planted-hide.server.ts", "domain/reviews/planted-show.server.ts"];
  const write = 'db.updateTable("reviews").set({ hidden: true }).execute()';
  const planted = [
    plantModule(silent, `export async function hide(db) {\n  await ${write};\n}\n`),
    plantModule(
      told,
      `import { record } from "#domain/audit/record.server.ts";\nexport async function show(db) {\n  await ${write};\n  await record(db);\n}\n`,
    ),
    plantModule(
      route,
      `import { hide } from "#${silent}";\nimport { show } from "#${told}";\nexport async function action({ db }) {\n  await hide(db);\n  await show(db);\n}\n`,
    ),
  ];
  onTestFinished(() => {
    for (const takeOut of planted) takeOut();
  });
  expect(silentCommands([route])).toEqual([`${silent}#hide`]);
  expect(RECORD_IT).toContain("domain/audit/record.server.ts");
});

test("a folder of app/ that no slice is called like is refused, and a folder of routes with more than 25 files", () => {
  const [component, form] = ["app/components/requests/planted.tsx", "app/forms/patient/planted.ts"];
  const [route, part] = ["app/routes/admin/requests/planted.tsx", "app/routes/admin/home/planted-part.tsx"];
  const right = ["app/components/followups/planted.tsx", "app/forms/lists/planted.ts", "app/routes/admin/desk/planted.tsx"];
  expect(misplacedFiles([component, form, route, part, ...right], new Set([route, right[2]!]))).toEqual(
    [component, form, route].map((file) => `${file}: ${CALL_IT_LIKE_ITS_SLICE}`),
  );
  const many = Array.from({ length: 26 }, (_, index) => `app/routes/link/planted-${index}.tsx`);
  expect(misplacedFiles(many, new Set(many))).toEqual([`app/routes/link has 26. ${DIVIDE_IT}`]);
});

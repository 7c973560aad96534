import { beforeAll, describe, expect, test } from "vitest";
import { belongs, SLICES } from "../domain/slices.mjs";
import { type CruiseReport, cruise, sentenceOf } from "./support/cruise.ts";
import { emptyCopy } from "./support/empty-copy.ts";

const slices = Object.entries(SLICES) as [string, { uses: readonly string[] }][];
const sliceOf = (file: string) => /^domain\/([^/]+)\//.exec(file)?.[1];

describe("this code base", () => {
  let report: CruiseReport;
  beforeAll(async () => {
    report = await cruise(["app", "domain", "platform", "server", "worker", "emails", "texts", "db"]);
  });

  test("imports nothing that its rules refuse", () => {
    expect(report.summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${sentenceOf(report, rule.name)}`)).toEqual([]);
  });

  test("is read as a whole: with the wrong parser the rules pass while reading nothing", () => {
    expect(report.summary.totalCruised).toBeGreaterThan(300);
    expect(report.summary.totalDependenciesCruised).toBeGreaterThan(1_000);
  });

  test("uses every direction that the table of slices allows: one that nothing needs is taken back", () => {
    const used = new Set<string>();
    for (const { source, dependencies } of report.modules)
      if (sliceOf(source) && !source.includes(".test."))
        for (const { resolved } of dependencies) used.add(`${sliceOf(source)} → ${sliceOf(resolved)}`);
    const allowed = slices.flatMap(([name, { uses }]) => uses.map((other) => `${name} → ${other}`));
    expect(allowed.filter((direction) => !used.has(direction))).toEqual([]);
  });
});

test.each([
  ["a type", 'import type { Card } from "./card.ts";\nexport interface List { cards: Card[] }\n'],
  ["a type among values", 'import { type Card } from "./card.ts";\nexport interface List { cards: Card[] }\n'],
  ["a type passed on", 'export type { Card } from "#app/components/directory/card.ts";\nexport interface List {}\n'],
])("a circle that %s closes is refused", async (_, text) => {
  const { copy, plant } = emptyCopy();
  plant("app/components/directory/card.ts", 'import type { List } from "./list.ts";\nexport interface Card { list: List }\n');
  plant("app/components/directory/list.ts", text);
  const { violations } = (await cruise(["app"], copy)).summary;
  expect(new Set(violations.map(({ rule }) => rule.name))).toEqual(new Set(["no-cycles"]));
});

test("a planted import between two slices that may not meet is refused with the sentence that says where it belongs", async () => {
  const { copy, plant } = emptyCopy();
  for (const [name] of slices) {
    const others = slices.map(([other]) => other).filter((other) => other !== name);
    plant(`domain/${name}/noun.ts`, "export interface Noun {}\nexport const noun = 1;\n");
    // Importing a type counts as importing.
    plant(`domain/${name}/type.ts`, others.map((other) => `export type { Noun as ${other} } from "#domain/${other}/noun.ts";\n`).join(""));
    plant(`domain/${name}/value.ts`, others.map((other) => `import { noun as ${other} } from "../${other}/noun.ts";\n`).join(""));
    plant(`domain/${name}/value.test.ts`, others.map((other) => `import { noun as ${other} } from "../${other}/noun.ts";\n`).join(""));
  }
  const report = await cruise(["domain"], copy);
  const refused = report.summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${sentenceOf(report, rule.name)}`);
  const expected = slices.flatMap(([name, { uses }]) =>
    slices
      .filter(([other]) => other !== name && !uses.includes(other))
      .flatMap(([other]) => ["type", "value"].map((kind) => `domain/${name}/${kind}.ts → domain/${other}/noun.ts: ${belongs(name)}`)),
  );
  expect(expected.length).toBeGreaterThan(400);
  expect(refused.sort()).toEqual(expected.sort());
});

test("a component that reads the context of a request, or only its type, is refused; a form may", async () => {
  const { copy, plant } = emptyCopy();
  plant("app/context.ts", "export const servicesContext = 1;\nexport interface RouteServices {}\n");
  const value = 'export { servicesContext } from "#app/context.ts";\n';
  plant("app/components/wallet/statement.server.ts", value);
  plant("app/components/wallet/statement.tsx", 'export type { RouteServices } from "#app/context.ts";\n');
  plant("app/components/wallet/statement.test.ts", value);
  plant("app/forms/wallet/statement.server.ts", value);
  const { violations } = (await cruise(["app"], copy)).summary;
  const refused = violations.filter(({ rule }) => rule.name === "components-read-no-request").map(({ from }) => from);
  expect(refused.sort()).toEqual(["app/components/wallet/statement.server.ts", "app/components/wallet/statement.tsx"]);
});

test("a route that names what is secret, leave from anywhere but an access module, and opening beside a sealed module are refused", async () => {
  const { copy, plant } = emptyCopy();
  const secret = [
    "platform/keys.ts",
    "platform/sealing.ts",
    "platform/env.ts",
    "server/services.ts",
    "domain/vault/subject-keys.server.ts",
    "domain/leads/sealed-lead.server.ts",
    "domain/leads/lead-tokens.ts",
  ];
  for (const file of [...secret, "domain/vault/give-leave.ts", "domain/vault/unseal.server.ts"]) plant(file, "export const it = 1;\n");
  const imports = (...files: string[]) => files.map((file, n) => `export { it as it${n} } from "#${file}";\n`).join("");
  plant("app/routes/public/home.tsx", imports(...secret));
  plant("domain/leads/lead-access.ts", imports("domain/vault/give-leave.ts"));
  plant("domain/receivers/lead-for-patient.server.ts", imports("domain/vault/give-leave.ts", "domain/vault/unseal.server.ts"));
  plant("domain/leads/sealed-lead.server.ts", `${imports("domain/vault/unseal.server.ts")}export const it = 1;\n`);
  const { violations } = (await cruise(["app", "domain", "platform", "server"], copy)).summary;
  const rules = ["routes-name-no-secrets", "leave-comes-from-access-modules", "sealed-modules-open"];
  const refused = violations.filter(({ rule }) => rules.includes(rule.name)).map(({ from, to }) => `${from} → ${to}`);
  expect(refused.sort()).toEqual(
    [
      ...secret.map((file) => `app/routes/public/home.tsx → ${file}`),
      "domain/receivers/lead-for-patient.server.ts → domain/vault/give-leave.ts",
      "domain/receivers/lead-for-patient.server.ts → domain/vault/unseal.server.ts",
    ].sort(),
  );
});

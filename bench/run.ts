import { startSite } from "#tests/support/site.ts";
import { type BudgetedPromise, type Figure, isKept } from "./promise.ts";

// `npm run bench [-- NAME…] [--all]` measures the promises one after another and prints figure, reference, ratio and budget.
const promises: BudgetedPromise[] = [
  (await import("./first-visit.ts")).default,
  (await import("./cached-page.ts")).default,
  (await import("./changed-page.ts")).default,
  (await import("./rendered-page.ts")).default,
  (await import("./purchase.ts")).default,
  (await import("./lead-acknowledged.ts")).default,
  (await import("./lead-minute.ts")).default,
  (await import("./routing.ts")).default,
  (await import("./worst-bodies.ts")).default,
  (await import("./dashboards.ts")).default,
  (await import("./admin-lists.ts")).default,
  (await import("./lighthouse.ts")).default,
  (await import("./list-growth.ts")).default,
  (await import("./search.ts")).default,
  (await import("./ledger.ts")).default,
  (await import("./sign-in.ts")).default,
];

const named = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const all = process.argv.includes("--all");
const unknown = named.filter((name) => !promises.some((promise) => promise.name === name));
if (unknown.length > 0) {
  console.error(`No such promise: ${unknown.join(", ")}. There are: ${promises.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
const chosen = promises.filter((promise) => (named.length > 0 ? named.includes(promise.name) : all || !promise.slow));

const number = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

function line(figure: Figure): string {
  const { what, value, unit, reference, budget } = figure;
  const ratio = reference === undefined ? undefined : value / reference;
  const limit = "atMost" in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
  return [
    what.padEnd(48),
    `${number(value)} ${unit}`.padStart(14),
    (reference === undefined ? "" : `${number(reference)} ${unit}`).padStart(14),
    (ratio === undefined ? "" : ratio.toFixed(2)).padStart(8),
    limit.padStart(9),
    isKept(figure) ? "kept" : "OVER",
  ].join("  ");
}

console.log(["promise".padEnd(48), "figure".padStart(14), "reference".padStart(14), "ratio".padStart(8), "budget".padStart(9)].join("  "));
const site = await startSite();
const over: string[] = [];
try {
  for (const promise of chosen) {
    for (const figure of await promise.measure(site)) {
      console.log(line(figure));
      if (!isKept(figure)) over.push(figure.what.trim());
    }
  }
} finally {
  await site.stop();
}
const left = promises.filter((promise) => !chosen.includes(promise));
if (left.length > 0) console.log(`Not measured now: ${left.map(({ name }) => name).join(", ")} (name them, or --all).`);
if (over.length > 0) console.log(`Over budget: ${over.join("; ")}.`);
process.exitCode = over.length > 0 ? 1 : 0;

import { firstVisitBudget, measureFirstVisit } from "#tests/support/first-visit.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import type { BudgetedPromise, Figure } from "./promise.ts";

/** Measures what a first visit to any public page downloads before an interaction. */
export default {
  name: "first-visit",
  async measure({ url }) {
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(publicPages)) {
      const visit = await measureFirstVisit(url, path);
      for (const kind of ["HTML", "CSS", "JavaScript", "fonts"] as const) {
        figures.push({ what: `${page}: ${kind}`, value: visit[kind], unit: "KB", of: "value", budget: { atMost: firstVisitBudget[kind] } });
      }
    }
    return figures;
  },
} satisfies BudgetedPromise;

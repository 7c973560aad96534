import type { Trial } from "#domain/policy/try-draft.server.ts";
import { WEIGHT_NAMES } from "#texts/desk.ts";

const MAX_SHOWN = 10;

/** Returns what a dry run sends to the screen: names and figures, and only the requests that it lists. */
export function shownTrial({ repeated, fairness, names, verdicts }: Trial) {
  const nameOf = (id: string) => names.get(id) ?? id;
  const changed = repeated.filter((one) => one.changed);
  return {
    /** One letter a request, from the oldest to today's. */
    dots: repeated.map(({ changed: other, after }) => (after === null ? "unknown" : other ? "changed" : "same")),
    from: repeated[0]?.decision.at ?? null,
    to: repeated.at(-1)?.decision.at ?? null,
    changed: changed.length,
    changes: changed
      .slice(-MAX_SHOWN)
      .reverse()
      .map(({ decision, before, after, because }) => ({
        id: decision.leadId,
        number: decision.number,
        round: decision.round,
        about: [decision.service, decision.city].filter(Boolean).join(", "),
        from: before.filter((id) => !after!.includes(id)).map(nameOf),
        to: after!.filter((id) => !before.includes(id)).map(nameOf),
        because: because.map((weight) => WEIGHT_NAMES[weight]()),
      })),
    centers: fairness.centers.map(({ id, ...share }) => ({ id, name: nameOf(id), ...share })),
    band: fairness.band,
    outside: fairness.outside,
    verdicts,
  };
}

export type ShownTrial = ReturnType<typeof shownTrial>;

import { comparePath } from "#app/components/directory/compare/compare-address.ts";
import type { LookedAt } from "#app/forms/directory/looked-at.ts";
import { href } from "#app/locale.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { m } from "#messages/m.ts";
import { DIFFERENCES_BOX } from "./comparison-table.tsx";

/**
 * The box hides equal rows at once, with CSS alone. An address that asks for the differences has only those rows, for readers who
 * receive it or see no styles; it then links back to all rows.
 */
export function DifferencesSwitch({ slugs, asked, differences }: { slugs: readonly string[]; asked: LookedAt; differences: boolean }) {
  if (differences) {
    return (
      <Chip href={href(comparePath(slugs, { asked }))} removeLabel={`${m.compare_differences()}: ${m.compare_differences_all()}`}>
        {m.compare_differences()}
      </Chip>
    );
  }
  return (
    <>
      <Checkbox id={DIFFERENCES_BOX} label={m.compare_differences()} className="noscript:hidden" />
      <a href={href(comparePath(slugs, { differences: true, asked }))} rel="nofollow" className="link hidden py-2.5 noscript:inline">
        {m.compare_differences()}
      </a>
    </>
  );
}

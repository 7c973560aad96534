import Columns3 from "lucide-react/icons/columns-3";
import type { LookedAt } from "#app/forms/directory/looked-at.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { compareAction } from "./compare-address.ts";

/**
 * «Comparar» on a card. It is a form, so that without script it adds the center and opens the comparison. With script, the box is ticked
 * in place and the tray appears. Pages are shared by all visitors, so the script ticks what this one chose before.
 */
export function CompareButton({ slug, name, asked }: { slug: string; name: string; asked: LookedAt }) {
  return (
    <form method="post" action={compareAction(asked)}>
      <button
        type="submit"
        name="centro"
        value={slug}
        aria-pressed={false}
        data-compare={slug}
        className="flex min-h-11 items-center gap-2.5 text-left text-ui font-medium text-ink"
      >
        <span className="tick" />
        <span>
          {m.compare_choose()}
          <span className="sr-only">: {name}</span>
        </span>
      </button>
    </form>
  );
}

/** The same button at the head of a profile. */
export function LabelledCompareButton({ slug, asked, className }: { slug: string; asked: LookedAt; className?: string }) {
  return (
    <form method="post" action={compareAction(asked)} className={className}>
      <Button
        type="submit"
        kind="outline"
        size="s"
        wide
        icon={<Columns3 />}
        name="centro"
        value={slug}
        aria-pressed={false}
        data-compare={slug}
        className="aria-pressed:border-brand aria-pressed:bg-tint"
      >
        {m.compare_choose()}
      </Button>
    </form>
  );
}

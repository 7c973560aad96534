import { Button } from "#app/ui/button.tsx";
import type { SpecialistDetail } from "#domain/directory/specialist-detail.ts";
import { m } from "#messages/m.ts";

/** Links to the form from the foot of the page on phones. It is hidden while the form is visible. */
export function ContactBar({ specialist: { centers } }: { specialist: SpecialistDetail }) {
  return (
    <div
      data-away-from="pedir-informacion"
      className="sticky bottom-0 z-30 border-t bg-surface px-5 py-3 [box-shadow:0_-10px_30px_-12px_rgb(14_57_68/0.2)] [transition:translate_.2s,visibility_.2s] data-away:invisible data-away:[translate:0_100%] md:hidden print:hidden"
    >
      <div className="flex items-center gap-3 leading-[1.35]!">
        <p className="min-w-0 grow">
          <b className="block font-bold">{centers.length > 0 ? m.profile_bar_text({ count: centers.length }) : m.profile_independent()}</b>{" "}
          <span className="block text-xs text-ink-2">{m.profile_bar_free()}</span>
        </p>
        <Button kind="cta" href="#pedir-informacion">
          {m.profile_ask()}
        </Button>
      </div>
    </div>
  );
}

import Phone from "lucide-react/icons/phone";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Review } from "#domain/content/content.ts";
import { pathOfUrgent, URGENT_LEVELS, type UrgentLevel } from "#domain/content/urgent.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { LevelDrawing } from "./level-drawing.tsx";

/** An urgent answer in a list of results: all its signs, each level in one sentence without references. */
export interface ShortUrgent extends Readonly<Record<UrgentLevel, string>> {
  readonly slug: string;
  readonly title: string;
  readonly review: Review | null;
}

const names: Record<UrgentLevel, () => string> = {
  emergency: m.urgent_short_emergency,
  call: m.urgent_short_call,
  wait: m.urgent_short_wait,
};
const tones: Record<UrgentLevel, string> = { emergency: "text-err", call: "text-warn", wait: "text-brand" };

export function UrgentCard({ answer }: { answer: ShortUrgent }) {
  const { slug, title, review } = answer;
  const path = href(pathOfUrgent(slug));
  return (
    <section aria-labelledby="urgente" className="overflow-hidden rounded-2xl border bg-surface elevation-1">
      <div className="flex items-center gap-4 border-l-4 border-l-err bg-err-bg px-4 py-4 md:px-6">
        <LevelDrawing level="emergency" className="size-13 flex-none" />
        <h2 id="urgente" className="title-3">
          <a className="text-ink no-underline hover:underline" href={path} data-native>
            {title}
          </a>
        </h2>
      </div>
      <dl>
        {URGENT_LEVELS.map(
          (level) =>
            answer[level] !== "" && (
              <div key={level} className="grid gap-x-5 gap-y-1 border-t px-4 py-3.5 sm:grid-cols-[150px_1fr] md:px-6">
                <dt className={`font-semibold ${tones[level]}`}>{names[level]()}</dt>
                <dd>{answer[level]}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-3 border-t px-4 py-4 md:px-6">
        <Button kind="cta" href="tel:911" icon={<Phone />} className="max-sm:grow">
          9-1-1
        </Button>
        <Button kind="outline" href={path} className="max-sm:grow" data-native>
          {m.urgent_read()}
        </Button>
        <span className="ml-auto">
          {review ? (
            <span className="text-sm text-ink-2">{m.urgent_signed({ name: review.by, date: formatDate(review.on) })}</span>
          ) : (
            <Badge kind="pending">{m.urgent_unsigned()}</Badge>
          )}
        </span>
      </div>
    </section>
  );
}

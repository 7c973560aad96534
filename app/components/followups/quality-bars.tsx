import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { FACTOR_NAMES, pointsOf } from "#texts/followups.ts";

interface Props extends Pick<InboxRequest, "quality" | "qualityParts"> {
  /** True once the request is opened and its score decides nothing any more. */
  isFolded?: boolean;
}

/** The factors of a request's score with their points. None of them is about the center. */
export function QualityBars({ quality: { score }, qualityParts, isFolded = false }: Props) {
  const title = m.followups_quality({ score: String(score) });
  const bars = (
    <ul className="mt-2 grid gap-1.5">
      {qualityParts.map((part) => (
        <li key={part.factor} className="grid grid-cols-[minmax(0,1fr)_72px_76px] items-center gap-3 text-sm">
          <span>{FACTOR_NAMES[part.factor]()}</span>
          <span aria-hidden className="h-1.75 rounded-full bg-line">
            <span className="block h-full rounded-full bg-brand" style={{ width: `${(part.points / part.weight) * 100}%` }} />
          </span>
          <span className="num text-right text-ink-2">{pointsOf(part)}</span>
        </li>
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <details>
        <summary className="unfold min-h-11 font-semibold text-brand">{title}</summary>
        {bars}
      </details>
    );
  return (
    <section>
      <h2 className="title-5">{title}</h2>
      {bars}
    </section>
  );
}

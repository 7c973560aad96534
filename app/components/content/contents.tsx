import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

/** The table of contents: always visible to the left of the text, and folded above it on a telephone. */
export function Contents({ entries, minutes, children }: { entries: readonly ContentsEntry[]; minutes: number; children?: ReactNode }) {
  return (
    <div className="grid gap-4 max-md:rounded-xl max-md:border max-md:bg-surface max-md:px-5 max-md:py-1 md:sticky md:top-25">
      <nav aria-labelledby="en-esta-pagina">
        <PhoneFold
          title={
            <h2 id="en-esta-pagina" className="title-5">
              {m.articles_contents()}
            </h2>
          }
        >
          <ol className="mt-2 border-l-2 max-md:mb-3 [scroll-target-group:auto]">
            {entries.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-md leading-[1.3]! text-ink-2 no-underline hover:text-brand [&:target-current]:border-alba-400 [&:target-current]:font-semibold [&:target-current]:text-brand"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <p className="flex items-center gap-1.5 text-xs text-ink-3 max-md:mb-3 md:mt-4">
            <Clock className="size-[19px]" />
            {m.articles_minutes({ count: minutes, number: formatNumber(minutes) })}
          </p>
        </PhoneFold>
      </nav>
      {children}
    </div>
  );
}

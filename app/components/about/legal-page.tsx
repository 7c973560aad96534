import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Contents } from "#app/ui/contents.tsx";
import { formatDate } from "#platform/format.ts";

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  /** The page's name in the breadcrumb. */
  crumb: string;
  title: string;
  lead: string;
  /** 'YYYY-MM-DD': the date of the text's last change. */
  revisedOn: string;
  /** The points to know when somebody reads no further. */
  brief: { title: string; points: readonly string[] };
  sections: readonly LegalSection[];
}

/** A long text for reference: the essential points first, the contents always visible, plain in print. */
export function LegalPage({ crumb, title, lead, revisedOn, brief, sections }: LegalPageProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-[18px] pb-20 md:pb-25 print:pt-0">
      <div className="print:hidden">
        <Breadcrumb label={m.forms_breadcrumb()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={crumb} />
      </div>
      <h1 className="mt-2 title-1">{title}</h1>
      <p className="mt-3 lead max-w-[60ch]">{lead}</p>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3">
        <p className="text-sm text-ink-3">{m.about_revised({ date: formatDate(revisedOn) })}</p>
        <Button type="button" kind="quiet" size="s" data-print className="noscript:hidden print:hidden">
          {m.about_print()}
        </Button>
      </div>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:grid-cols-[248px_minmax(0,1fr)] md:gap-14 print:block">
        <Contents label={m.about_contents()} sections={sections} />
        <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-11 print:block print:max-w-none">
          <section aria-labelledby="esencial" className="rounded-2xl bg-warm px-6 py-5 md:px-8 md:py-7 print:mb-8 print:border">
            <h2 id="esencial" className="title-4">
              {brief.title}
            </h2>
            <ul className="mt-3 grid gap-2.5">
              {brief.points.map((point) => (
                <li
                  key={point}
                  className="relative pl-6 before:absolute before:top-[.6em] before:left-0.5 before:size-2 before:rounded-full before:bg-alba-400"
                >
                  {point}
                </li>
              ))}
            </ul>
          </section>
          {sections.map(({ id, title: heading, body }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-titulo`}
              className="grid scroll-mt-25 grid-cols-[minmax(0,1fr)] gap-4 print:mb-7 print:break-inside-avoid"
            >
              <h2 id={`${id}-titulo`} className="title-3">
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

/** Paragraphs one below the other. */
export function Paragraphs({ children }: { children: readonly ReactNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
  return children.map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

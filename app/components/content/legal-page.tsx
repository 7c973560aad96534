import type { ReactNode } from "react";
import { Prose, ProseLine } from "#app/components/content/prose.tsx";
import type { RenderedPage } from "#app/components/content/rendered-page.server.ts";
import { SourceList } from "#app/components/content/source-list.tsx";
import { href } from "#app/locale.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Contents } from "#app/ui/contents.tsx";
import type { Source } from "#domain/content/content.ts";
import { type PageBlock, splitAtBlocks } from "#domain/content/page-marks.ts";
import type { Page } from "#domain/content/pages.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

interface Props {
  page: Pick<Page, "name" | "title" | "lead"> & { readonly updatedOn: string };
  text: RenderedPage;
  sources: readonly Source[];
  /** The blocks that code draws where the text names them. */
  blocks: Readonly<Partial<Record<PageBlock, ReactNode>>>;
}

/** A long reference text: the essential points first, the contents always visible, plain when printed. */
export function LegalPage({ page, text, sources, blocks }: Props) {
  const written = text.sections.map(({ id, title, html }) => ({ id, title, body: <WithBlocks html={html} blocks={blocks} /> }));
  const sections = [
    ...written,
    ...(sources.length > 0 ? [{ id: "fuentes", title: m.articles_sources(), body: <SourceList sources={sources} /> }] : []),
  ];
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-[18px] pb-20 md:pb-25 print:pt-0">
      <div className="print:hidden">
        <Breadcrumb label={m.forms_breadcrumb()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={page.name} />
      </div>
      <h1 className="mt-2 title-1">{page.title}</h1>
      <p className="mt-3 lead max-w-[60ch]">{page.lead}</p>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3">
        <p className="text-sm text-ink-3">{m.about_revised({ date: formatDate(page.updatedOn) })}</p>
        <Button type="button" kind="quiet" size="s" data-print className="noscript:hidden print:hidden">
          {m.about_print()}
        </Button>
      </div>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:grid-cols-[248px_minmax(0,1fr)] md:gap-14 print:block">
        <Contents label={m.about_contents()} sections={sections} />
        <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-11 print:block print:max-w-none">
          <section aria-labelledby="esencial" className="rounded-2xl bg-warm px-6 py-5 md:px-8 md:py-7 print:mb-8 print:border">
            <h2 id="esencial" className="title-4">
              {m.articles_essentials()}
            </h2>
            <ul className="mt-3 grid gap-2.5">
              {text.essentials.map((point) => (
                <li
                  key={point}
                  className="relative pl-6 before:absolute before:top-[.6em] before:left-0.5 before:size-2 before:rounded-full before:bg-alba-400"
                >
                  <ProseLine html={point} />
                </li>
              ))}
            </ul>
          </section>
          <Prose html={text.lead} />
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

function WithBlocks({ html, blocks }: { html: string; blocks: Props["blocks"] }) {
  return splitAtBlocks(html).map((part) =>
    "html" in part ? <Prose key={part.html} html={part.html} /> : <Block key={part.block}>{blocks[part.block]}</Block>,
  );
}

const Block = ({ children }: { children: ReactNode }) => children;

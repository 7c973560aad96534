import type { ReactNode } from "react";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { type Page, pathOfPage } from "#domain/content/pages.ts";
import { AskCard } from "./ask-card.tsx";

interface Props {
  page: Pick<Page, "slug" | "name" | "title" | "lead">;
  children: ReactNode;
}

/** A page that is mostly text: its head, the text in one column, and a card beside it for questions. */
export function ProsePage({ page, children }: Props) {
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero crumb={page.name} title={page.title} lead={page.lead} picture={{ scene: "interior", palette: "morning" }} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-10 pt-4 pb-18 md:grid-cols-[minmax(0,1fr)_272px] md:pb-25">
        <div className="grid max-w-text gap-4">{children}</div>
        <div className="md:pt-12">
          <AskCard location={pathOfPage(page.slug)} />
        </div>
      </div>
    </main>
  );
}

import { Byline } from "#app/components/content/review-state.tsx";
import { TitleArch } from "#app/components/illustration/leaves.tsx";
import { textLight } from "#app/components/illustration/scene.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import type { Article } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";

interface ArticleHeroProps {
  article: Pick<Article, "slug" | "title" | "category" | "summary" | "review" | "updatedOn">;
  siteName: string;
  crumb: { href: string; label: string };
}

export function ArticleHero({ article: { slug, title, category, summary, review, updatedOn }, siteName, crumb }: ArticleHeroProps) {
  return (
    <section className="warm-below">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] pt-3 md:grid-cols-[1.35fr_.65fr] md:gap-16">
        <div className="grid content-center gap-[18px] pt-2 pb-7 md:pt-7 md:pb-12">
          <Breadcrumb label={m.centers_crumbs()} items={[crumb]} current={category} />
          <h1 className="title-1">{title}</h1>
          <p className="lead max-w-[60ch]">{summary}</p>
          <Byline review={review} siteName={siteName} updatedOn={updatedOn} />
        </div>
        <TitleArch light={textLight(slug)} />
      </div>
    </section>
  );
}

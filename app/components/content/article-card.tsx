import { DistantScene, Scene } from "#app/components/illustration/illustration.tsx";
import { textScene } from "#app/components/illustration/scene.ts";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { type ArticleSummary, pathOfArticle } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";

interface ArticleCardProps {
  article: ArticleSummary;
  heading?: "h2" | "h3";
  /** True far down the page, where pictures load late. */
  distant?: boolean;
}

/** An article or a guide in a list. The whole card is the link. */
export function ArticleCard({ article, heading: Heading = "h3", distant }: ArticleCardProps) {
  const { slug, kind, title, summary, category, publishedOn } = article;
  const scene = textScene(slug);
  return (
    <Card as="article" padding="none" lift className="relative flex flex-col overflow-hidden">
      <div className="aspect-[16/8] overflow-hidden">{distant ? <DistantScene {...scene} /> : <Scene {...scene} alt="" />}</div>
      <div className="flex flex-1 flex-col gap-2 p-[22px]">
        <p className="text-sm text-ink-2">
          {kind === "guide" ? m.articles_kind_guide() : category} · <Minutes article={article} />
        </p>
        <Heading className="title-4 text-balance">
          <a
            href={href(pathOfArticle(article))}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {title}
          </a>
        </Heading>
        <p className="text-ui text-ink-2">{summary}</p>
        {kind === "article" && (
          <p className="mt-auto pt-1 text-xs text-ink-3">
            <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
          </p>
        )}
      </div>
    </Card>
  );
}

function Minutes({ article: { minutes } }: Pick<ArticleCardProps, "article">) {
  return m.articles_minutes({ count: minutes, number: formatNumber(minutes) });
}

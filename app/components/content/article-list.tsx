import type { ArticleSummary } from "#domain/content/content.ts";
import { ArticleCard } from "./article-card.tsx";

export function ArticleList({ articles, heading }: { articles: readonly ArticleSummary[]; heading?: "h2" | "h3" }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="grid min-w-0">
          <ArticleCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

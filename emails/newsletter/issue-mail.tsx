import { Link } from "react-email";
import type { ArticleToMail } from "#domain/content/articles.server.ts";
import type { IssueText } from "#domain/newsletter/newsletter.ts";
import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Paragraph, QuietAction, Small, Subtitle, Title } from "../parts.tsx";

interface Props {
  brand: Brand;
  issue: IssueText;
  articles: readonly ArticleToMail[];
  /** The link to unsubscribe; null in a test and in a preview. */
  endUrl: string | null;
}

/** An issue of the newsletter: the words of our team, and the articles that it chose. Nothing in it tracks who opened it. */
export function IssueMail({ brand, issue, articles, endUrl }: Props) {
  return (
    <Layout brand={brand} preview={articles[0]?.title ?? issue.subject} why={m.newsletter_issue_why({ site: brand.name })}>
      <Title>{issue.subject}</Title>
      {issue.intro.split(/\r?\n(?:\s*\r?\n)+/).map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {articles.map(({ slug, title, summary }) => (
        <div key={slug}>
          <Subtitle>{title}</Subtitle>
          <Paragraph>{summary}</Paragraph>
          <QuietAction href={`${brand.siteUrl}/blog/${slug}`}>{m.newsletter_issue_read()}</QuietAction>
        </div>
      ))}
      <Small>
        {endUrl ? (
          <Link href={endUrl} className="text-mar-700 underline dark:text-mar-300">
            {m.newsletter_issue_leave()}
          </Link>
        ) : (
          m.newsletter_issue_preview()
        )}
      </Small>
    </Layout>
  );
}

import type { FieldOfTwo } from "#app/components/dashboard/conflict-note.tsx";
import type { Fact } from "#app/ui/facts.tsx";
import type { IssueText } from "#domain/newsletter/newsletter.ts";
import { m } from "#messages/m.ts";

type Articles = readonly { slug: string; title: string }[];

/** Returns the stored issue, to be shown beside what somebody typed into an older version of it. */
export function comparedIssue(issue: IssueText, typed: IssueText, articles: Articles): FieldOfTwo[] {
  const titles = issue.articles.map((slug) => articles.find((article) => article.slug === slug)?.title ?? slug);
  return [
    { key: "subject", label: m.newsletter_subject(), theirs: issue.subject, mine: typed.subject },
    { key: "intro", label: m.newsletter_intro(), theirs: issue.intro, mine: typed.intro, long: true },
    {
      ...{ key: "articles", label: m.newsletter_articles(), long: true },
      ...{ theirs: issue.articles.join(" "), mine: typed.articles.join(" "), shown: titles.join(" · ") || undefined },
    },
  ];
}

/** Returns all parts of an issue, for a screen without fields. */
export const issueFacts = (issue: IssueText, articles: Articles): Fact[] =>
  comparedIssue(issue, issue, articles).map(({ key, label, theirs, shown, long }) => ({ key, label, value: shown ?? theirs, long }));

import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { IssueErrors } from "#domain/newsletter/issues.server.ts";
import { type IssueText, MAX_ARTICLES, MAX_INTRO, MAX_SUBJECT } from "#domain/newsletter/newsletter.ts";
import { m } from "#messages/m.ts";

type Code = NonNullable<IssueErrors[keyof IssueErrors]>;

/** Says how to correct a mistake. */
export function issueError(field: keyof IssueErrors, code: Code | undefined): string | undefined {
  switch (code) {
    case undefined:
      return undefined;
    case "empty":
      return field === "articles" ? m.newsletter_error_no_article() : m.newsletter_error_empty();
    case "long":
      return m.newsletter_error_long({ most: { subject: MAX_SUBJECT, intro: MAX_INTRO, articles: MAX_ARTICLES, sendAt: 0 }[field] });
    case "signs":
      return m.newsletter_error_signs();
    case "unknown":
      return m.newsletter_error_unknown();
    case "past":
      return m.newsletter_error_past();
    case "invalid":
      return m.newsletter_error_date();
  }
}

interface Props {
  text: IssueText;
  errors: IssueErrors;
  /** Published articles, the newest first. */
  articles: readonly { slug: string; title: string }[];
}

export function IssueFields({ text, errors, articles }: Props) {
  const options = articles.map(({ slug, title }) => ({ value: slug, label: title }));
  const known = new Set(articles.map(({ slug }) => slug));
  const gone = text.articles
    .filter((slug) => !known.has(slug))
    .map((slug) => ({ value: slug, label: m.newsletter_article_gone({ slug }) }));
  return (
    <>
      <Field label={m.newsletter_subject()} error={issueError("subject", errors.subject)} required>
        {(control) => <Input {...control} name="asunto" maxLength={MAX_SUBJECT} defaultValue={text.subject} autoComplete="off" />}
      </Field>
      <Field label={m.newsletter_intro()} hint={m.newsletter_intro_hint()} error={issueError("intro", errors.intro)} required>
        {(control) => <Textarea {...control} name="texto" rows={6} maxLength={MAX_INTRO} defaultValue={text.intro} />}
      </Field>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{m.newsletter_articles()}</legend>
        {Array.from({ length: MAX_ARTICLES }, (_, at) => (
          <Field
            key={options[at]?.value ?? at}
            label={m.newsletter_article({ number: at + 1 })}
            labelHidden
            error={at === 0 ? issueError("articles", errors.articles) : undefined}
          >
            {(control) => (
              <Select
                {...control}
                small
                name={`articulo-${at}`}
                options={[...gone, ...options]}
                placeholder={m.newsletter_article({ number: at + 1 })}
                defaultValue={text.articles[at] ?? ""}
              />
            )}
          </Field>
        ))}
      </fieldset>
    </>
  );
}

import type { Statement } from "#domain/statements/statement.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { STATEMENT_KIND_NAMES } from "#texts/statements.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Title } from "../parts.tsx";

/** The maximum number of statements in the mail. Further ones are read on the site. */
const SHOWN = 12;
const LONGEST = 140;

interface StatementsDueMail {
  brand: Brand;
  due: readonly Statement[];
  url: string;
}

export const statementsDueSubject = ({ due }: Pick<StatementsDueMail, "due">) => m.statements_mail_subject({ count: due.length });

/** Tells our own team which statements of the site nobody has checked within their term. */
export function StatementsDue({ brand, due, url }: StatementsDueMail) {
  return (
    <Layout brand={brand} preview={statementsDueSubject({ due })} why={m.statements_mail_why({ site: brand.name })}>
      <Title>{statementsDueSubject({ due })}</Title>
      <Paragraph>{m.statements_mail_text()}</Paragraph>
      <Facts
        facts={due.slice(0, SHOWN).map(({ kind, text, dueOn }) => ({
          label: `${STATEMENT_KIND_NAMES[kind]()}${dueOn ? ` · ${formatDate(dueOn)}` : ""}`,
          value: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
        }))}
      />
      <Action href={url}>{m.statements_mail_action()}</Action>
    </Layout>
  );
}

import type { PracticeToMail } from "#domain/practice/practice-mail.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Small, Title } from "../parts.tsx";

export interface PracticeInvitationMail extends Omit<PracticeToMail, "to" | "token"> {
  brand: Brand;
  url: string;
}

export const practiceInvitationSubject = ({ center }: Pick<PracticeInvitationMail, "center">) => m.practice_mail_subject({ center });

/** Asks a doctor whether they practise at a center: who asks, what follows, and where to answer. */
export function PracticeInvitation({ brand, center, city, name, expiresAt, url }: PracticeInvitationMail) {
  return (
    <Layout brand={brand} preview={m.practice_mail_title({ center })} why={m.practice_mail_why({ site: brand.name, center })}>
      <Title>{m.practice_mail_title({ center })}</Title>
      <Paragraph>{m.practice_mail_text({ name, site: brand.name })}</Paragraph>
      <Facts
        facts={[
          { label: m.practice_mail_center(), value: city ? `${center}, ${city}` : center },
          { label: m.practice_mail_until(), value: formatDate(expiresAt) },
        ]}
      />
      <Action href={url}>{m.practice_mail_action()}</Action>
      <Small>{m.practice_mail_consent()}</Small>
    </Layout>
  );
}

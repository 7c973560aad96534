import type { InvitationToMail } from "#domain/companions/companion-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { inALine } from "#texts/choice-names.ts";
import { patientName, SHARED_PART_NAMES } from "#texts/companions.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Small, Title } from "../parts.tsx";

export interface CompanionInvitationMail extends Omit<InvitationToMail, "to"> {
  brand: Brand;
  url: string;
}

export const companionInvitationSubject = ({ by, brand }: Pick<CompanionInvitationMail, "by" | "brand">) =>
  m.emails_companion_subject({ by: patientName(by), brand: brand.name });

/** Asks somebody to accompany a patient: who invites, what they would see, and where to accept. */
export function CompanionInvitation({ brand, by, sees, oneRequest, expiresAt, url }: CompanionInvitationMail) {
  const title = m.emails_companion_title({ by: patientName(by) });
  return (
    <Layout brand={brand} preview={title} why={m.emails_companion_why({ by: patientName(by), brand: brand.name })}>
      <Title>{title}</Title>
      <Paragraph>{m.emails_companion_text({ brand: brand.name })}</Paragraph>
      <Facts
        facts={[
          {
            label: oneRequest ? m.emails_companion_sees_one() : m.emails_companion_sees(),
            value: inALine(sees.map((part) => SHARED_PART_NAMES[part]())),
          },
          { label: m.emails_invitation_until(), value: formatDate(expiresAt) },
        ]}
      />
      <Action href={url}>{m.emails_companion_action()}</Action>
      <Small>{m.emails_companion_account()}</Small>
      <Small>{m.emails_invitation_not_you()}</Small>
    </Layout>
  );
}

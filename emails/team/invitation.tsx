import type { InvitationToMail } from "#domain/team/invitation-mail.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { ROLE_NAMES, ROLE_TEXTS } from "#texts/listing.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Small, Title } from "../parts.tsx";

export interface InvitationMail extends Omit<InvitationToMail, "to"> {
  brand: Brand;
  url: string;
}

export const invitationSubject = ({ center }: Pick<InvitationMail, "center">) => m.emails_invitation_subject({ center });

/** Asks somebody to manage a center: who invites, what they may do, and where to accept. */
export function Invitation({ brand, center, invitedBy, role, expiresAt, url }: InvitationMail) {
  const { name } = brand;
  return (
    <Layout brand={brand} preview={m.emails_invitation_title({ by: invitedBy, center })} why={m.emails_invitation_why({ brand: name })}>
      <Title>{m.emails_invitation_title({ by: invitedBy, center })}</Title>
      <Paragraph>{m.emails_invitation_text({ brand: name })}</Paragraph>
      <Facts
        facts={[
          { label: m.team_invite_role(), value: ROLE_NAMES[role]() },
          { label: m.emails_invitation_may(), value: ROLE_TEXTS[role]() },
          { label: m.emails_invitation_until(), value: formatDate(expiresAt) },
        ]}
      />
      <Action href={url}>{m.emails_invitation_action()}</Action>
      <Small>{m.emails_invitation_patient({ brand: name })}</Small>
      <Small>{m.emails_invitation_not_you()}</Small>
    </Layout>
  );
}

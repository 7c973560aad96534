import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Title } from "../parts.tsx";

export interface ClaimMailboxMail {
  brand: Brand;
  /** The name of the profile that somebody wants to manage. */
  profile: string;
  url: string;
}

export const claimMailboxSubject = ({ profile }: Pick<ClaimMailboxMail, "profile">) => m.emails_claim_subject({ profile });

/** Asks the mailbox at a profile's own domain to confirm a claim: only somebody of the profile reads it. */
export function ClaimMailbox({ brand, profile, url }: ClaimMailboxMail) {
  return (
    <Layout brand={brand} preview={m.emails_claim_title({ profile })} why={m.emails_claim_why({ brand: brand.name })}>
      <Title>{m.emails_claim_title({ profile })}</Title>
      <Paragraph>{m.emails_claim_text({ profile })}</Paragraph>
      <Paragraph>{m.emails_claim_not_you()}</Paragraph>
      <Action href={url}>{m.emails_claim_action()}</Action>
    </Layout>
  );
}

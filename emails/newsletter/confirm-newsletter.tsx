import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Small, Title } from "../parts.tsx";

/** Asks the reader of this mailbox whether they want the newsletter. Without a click, no further mail is sent. */
export function ConfirmNewsletter({ brand, url }: { brand: Brand; url: string }) {
  return (
    <Layout brand={brand} preview={m.newsletter_confirm_preview()} why={m.newsletter_confirm_why({ site: brand.name })}>
      <Title>{m.newsletter_confirm_title()}</Title>
      <Paragraph>{m.newsletter_confirm_text({ site: brand.name })}</Paragraph>
      <Action href={url}>{m.newsletter_confirm_action()}</Action>
      <Small>{m.newsletter_confirm_otherwise()}</Small>
    </Layout>
  );
}

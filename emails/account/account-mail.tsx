import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Small, Title } from "../parts.tsx";

export interface AccountMailText {
  /** Neutral, since it may appear on a screen that others see. */
  subject: string;
  title: string;
  text: string;
  action?: { label: string; url: string };
  /** What to do if the reader knows nothing of it. */
  otherwise: string;
}

/** A mail about somebody's account: what happened, the one thing to do, and what to do if it was not the reader. */
export function AccountMail({ brand, why, mail }: { brand: Brand; why: string; mail: AccountMailText }) {
  const { subject, title, text, action, otherwise } = mail;
  return (
    <Layout brand={brand} preview={subject} why={why}>
      <Title>{title}</Title>
      <Paragraph>{text}</Paragraph>
      {action && <Action href={action.url}>{action.label}</Action>}
      <Small>{otherwise}</Small>
    </Layout>
  );
}

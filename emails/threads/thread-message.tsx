import { m } from "#messages/m.ts";
import { RequestWayDrawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Quote, Small, Title } from "../parts.tsx";

export interface ThreadMessageMail {
  brand: Brand;
  reader: "patient" | "center";
  /** The patient's name, when the patient is the reader. */
  firstName: string;
  center: string;
  number: string;
  /** Null when the text is withheld until the contact is open. */
  text: string | null;
  isContactOpen: boolean;
  /** True when a reply to this mail reaches the other side. */
  takesReplies: boolean;
  url: string;
}

/** The subject is neutral, since it may appear on a screen that others see. */
export const threadMessageSubject = ({ number }: Pick<ThreadMessageMail, "number">) => m.threads_mail_subject({ number });

/**
 * Tells one side of a thread what the other side wrote. A patient's mail contains the words of a center only when it can be answered. In
 * discreet mode it only says that there is a message.
 */
export function ThreadMessage(mail: ThreadMessageMail) {
  const { brand, reader, firstName: name, center, number, isContactOpen, takesReplies, url } = mail;
  return (
    <Layout
      brand={brand}
      preview={m.threads_mail_preview({ number })}
      why={whyOf(mail)}
      drawing={reader === "patient" && <RequestWayDrawing brand={brand} here="answered" />}
    >
      {takesReplies && <Small>{m.threads_mail_marker()}</Small>}
      <Title>{reader === "patient" ? m.threads_mail_title_patient({ name, center }) : m.threads_mail_title_center({ number })}</Title>
      {!brand.discreet && <Said {...mail} />}
      {takesReplies && <Paragraph>{m.threads_mail_reply({ site: brand.name })}</Paragraph>}
      <Action href={url}>{m.threads_mail_action()}</Action>
      {!isContactOpen && <Small>{reader === "patient" ? m.threads_mail_closed_patient() : m.threads_mail_closed_center()}</Small>}
    </Layout>
  );
}

function Said({ reader, takesReplies, text }: ThreadMessageMail) {
  if (text === null) return <Paragraph>{m.threads_mail_withheld()}</Paragraph>;
  return reader === "center" || takesReplies ? <Quote>{text}</Quote> : <Paragraph>{m.threads_mail_private()}</Paragraph>;
}

const whyOf = ({ reader, brand, center }: ThreadMessageMail) =>
  reader === "patient" ? m.threads_mail_why_patient({ brand: brand.name }) : m.threads_mail_why_center({ brand: brand.name, center });

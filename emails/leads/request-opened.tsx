import { m } from "#messages/m.ts";
import { RequestWayDrawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Small, Title } from "../parts.tsx";

export interface RequestOpenedMail {
  brand: Brand;
  firstName: string;
  number: string;
  center: string;
  url: string;
}

export const requestOpenedSubject = ({ number }: Pick<RequestOpenedMail, "number">) => m.emails_opened_subject({ number });

/** Tells the patient that a center sees their contact data from now on. */
export function RequestOpened({ brand, firstName, center, url }: RequestOpenedMail) {
  return (
    <Layout
      brand={brand}
      preview={m.emails_opened_preview()}
      why={m.emails_opened_why({ brand: brand.name })}
      drawing={<RequestWayDrawing brand={brand} here="opened" />}
    >
      <Title>{m.emails_opened_title({ center })}</Title>
      <Paragraph>{m.emails_opened_text({ name: firstName })}</Paragraph>
      <Action href={url}>{m.emails_opened_action()}</Action>
      <Small>{m.emails_opened_stop()}</Small>
    </Layout>
  );
}

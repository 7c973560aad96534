import { createElement } from "react";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { receiptToMail } from "#domain/people/erasure-queries.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { PersonErased, personErasedSubject } from "#emails/people/person-erased.tsx";
import { write } from "#emails/write.ts";

/** Writes the receipt of an erased person, unless their address was forgotten in the meantime. */
export async function composeErasureMail(reads: Parameters<typeof receiptToMail>[0], { erasureId }: QueuedMail, brand: Brand) {
  const found = await receiptToMail(reads, erasureId!);
  if (!found) return null;
  const mail = { brand, receipt: found.receipt };
  return {
    to: { address: found.to },
    replyTo: { address: brand.email, name: brand.name },
    subject: personErasedSubject(mail),
    ...(await write(createElement(PersonErased, mail))),
  };
}

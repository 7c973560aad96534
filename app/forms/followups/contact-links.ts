import type { ContactWay } from "#domain/followups/followup.ts";
import type { OpenPerson } from "#domain/leads/lead-access.ts";
import { m } from "#messages/m.ts";

/** The address for each way to contact a person. A way without one is not offered. */
export type ContactLinks = Readonly<Partial<Record<ContactWay, string>>>;

/** Returns the addresses with which a center contacts a person. WhatsApp and mail begin with words that say who writes, and why. */
export function contactLinks({ form, phone }: OpenPerson, said: { center: string; number: string; site: string }): ContactLinks {
  const subject = m.followups_mail_subject(said);
  const text = m.followups_whatsapp_text({ ...said, name: form.nombre });
  return {
    ...(phone && { call: `tel:${phone}` }),
    ...(phone.startsWith("+") && { whatsapp: `https://wa.me/${phone.slice(1).replace(/\D/g, "")}?text=${encodeURIComponent(text)}` }),
    ...(form.email && { mail: `mailto:${encodeURIComponent(form.email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}` }),
  };
}

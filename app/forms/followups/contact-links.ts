import type { ContactLinks } from "#app/components/followups/contact-buttons.tsx";
import type { OpenPerson } from "#domain/leads/lead-access.ts";
import { m } from "#messages/m.ts";

/** Returns the addresses with which a center contacts a person. WhatsApp and mail begin with words that say who writes, and why. */
export function contactLinks({ form, phone }: OpenPerson, said: { center: string; number: string; site: string }): ContactLinks {
  const subject = m.requests_mail_subject(said);
  const text = m.requests_whatsapp_text({ ...said, name: form.nombre });
  return {
    ...(phone && { call: `tel:${phone}` }),
    ...(phone.startsWith("+") && { whatsapp: `https://wa.me/${phone.slice(1).replace(/\D/g, "")}?text=${encodeURIComponent(text)}` }),
    mail: `mailto:${encodeURIComponent(form.email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`,
  };
}

import CalendarDays from "lucide-react/icons/calendar-days";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { questionAddress } from "#app/components/leads/contact-links.ts";
import { LeadForm } from "#app/components/leads/form/lead-form.tsx";
import { replyTitle } from "#app/components/leads/reply-sentence.ts";
import type { OpeningPrice } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import type { PatientGroup } from "#domain/listing/patients.ts";
import { m } from "#messages/m.ts";

interface ContactCardProps {
  center: CenterDetail;
  /** The service that the visitor has come to ask about. */
  service: string | undefined;
  /** The situation that the visitor was looking for. */
  situation: PatientGroup | undefined;
  opening: OpeningPrice;
  /** True when the center has free times that a patient with an account may ask for. */
  bookable: boolean;
}

/** The form beside the page, and the telephone as another way. */
export function ContactCard({ center, service, situation, opening, bookable }: ContactCardProps) {
  const { slug, name, claimed, reply, contact } = center;
  return (
    <aside id="pedir-informacion" aria-labelledby="pedir-informacion-titulo" className="md:sticky md:top-25">
      <Card className="elevation-3">
        <div className="mb-5 grid gap-1">
          <h2 id="pedir-informacion-titulo" className="title-3">
            {m.centers_contact_title()}
          </h2>
          <p className="text-sm text-ink-2">
            {reply ? m.centers_contact_lead_reply({ reply: replyTitle(reply.medianHours) }) : m.centers_contact_lead()}
          </p>
        </div>
        <LeadForm
          variant="card"
          center={{ slug, name, claimed }}
          service={service}
          values={situation ? { estado: situation } : undefined}
          opening={opening}
          submitLabel={m.centers_contact_submit()}
        />
        {claimed && (
          <p className="mt-3.5 text-sm text-ink-2">
            {m.leads_question_offer()}{" "}
            <a className="link" rel="nofollow" href={questionAddress(slug, { service, patients: situation })}>
              {m.leads_question_offer_link()}
            </a>
          </p>
        )}
        {bookable && (
          <Button
            kind="outline"
            size="s"
            wide
            icon={<CalendarDays />}
            href={href(`/dashboard/user/consultas/nueva?centro=${slug}`)}
            className="mt-3.5"
          >
            {m.centers_contact_consultation()}
          </Button>
        )}
        {(contact.phone || contact.whatsapp) && (
          <div className="mt-3.5 grid auto-cols-fr grid-flow-col gap-2.5 max-[23rem]:*:px-2">
            {contact.phone && (
              <Button kind="outline" size="s" icon={<Phone />} href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}>
                {m.centers_contact_call()}
              </Button>
            )}
            {contact.whatsapp && (
              <Button
                kind="outline"
                size="s"
                icon={<MessageCircle />}
                href={`https://wa.me/${contact.whatsapp.replace(/\D/g, "")}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {m.centers_contact_whatsapp()}
                <span className="sr-only"> {m.centers_opens_elsewhere()}</span>
              </Button>
            )}
          </div>
        )}
      </Card>
    </aside>
  );
}

import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { OpenPerson } from "#domain/leads/lead-access.ts";
import { choiceName } from "#texts/leads.ts";

interface Props {
  person: OpenPerson;
  service: string | null;
  city: string | null;
}

/** Who asks, how to reach them, and what they told. */
export function PersonPanel({ person: { form, phone }, service, city }: Props) {
  const facts = [
    { key: "service", label: m.quotes_fact_service(), value: service },
    { key: "city", label: m.quotes_fact_city(), value: city },
    { key: "budget", label: m.quotes_fact_budget(), value: choiceName("presupuesto", form.presupuesto) },
    { key: "born", label: m.quotes_fact_born(), value: form.anoNacimiento || null },
    { key: "phone", label: m.quotes_fact_phone(), value: phone || null },
    { key: "email", label: m.quotes_fact_email(), value: form.email },
  ];
  return (
    <Panel title={m.quotes_contact()}>
      <div className="flex flex-wrap gap-2">
        {phone && (
          <Button kind="outline" size="s" icon={<Phone />} href={`tel:${phone}`}>
            {m.quotes_call()}
          </Button>
        )}
        {phone.startsWith("+") && (
          <Button kind="outline" size="s" icon={<MessageCircle />} href={`https://wa.me/${phone.slice(1)}`} rel="noopener noreferrer">
            {m.quotes_whatsapp()}
          </Button>
        )}
        <Button kind="outline" size="s" icon={<Mail />} href={`mailto:${form.email}`}>
          {m.quotes_mail()}
        </Button>
      </div>
      <div>
        <h3 className="title-5">{m.quotes_message()}</h3>
        <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">{form.mensaje || m.quotes_message_none()}</p>
      </div>
      <Facts facts={facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))} />
    </Panel>
  );
}

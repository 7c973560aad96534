import Clock from "lucide-react/icons/clock";
import Lock from "lucide-react/icons/lock";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { LeadForm } from "#app/components/leads/form/lead-form.tsx";
import type { TeamReply } from "#app/load-team-reply.server.ts";
import { Card } from "#app/ui/card.tsx";
import { m } from "#messages/m.ts";
import { formatNumber, formatPercent } from "#platform/format.ts";

interface ContactProps {
  phone: string;
  phoneE164: string;
  reply: TeamReply | null;
}

/** Offers advice to visitors who do not know where to begin. The request goes to our own team and names no center. */
export function Contact({ phone, phoneE164, reply }: ContactProps) {
  return (
    <section id="contacto" aria-labelledby="contacto-titulo" className="bg-[linear-gradient(var(--color-page),var(--color-tint))]">
      <div className="wrap band grid items-start gap-9 pt-5! md:grid-cols-[1fr_1.02fr] md:gap-20">
        <div className="grid content-start gap-[22px]">
          <h2 id="contacto-titulo" className="title-1">
            {m.home_contact_title()}
          </h2>
          <p className="lead">{m.home_contact_lead()}</p>
          <ul className="grid gap-4">
            <Point icon={<Lock />} title={m.home_contact_privacy_title()}>
              {m.home_contact_privacy()}
            </Point>
            {reply && (
              <Point
                icon={<Clock />}
                title={reply.promised ? m.home_contact_hours_title({ hours: reply.hours }) : m.contact_measured({ hours: reply.hours })}
              >
                {reply.measured ? measuredText(reply.hours, reply.measured) : m.home_contact_hours()}
              </Point>
            )}
            <Point icon={<Phone />} title={m.home_contact_talk()}>
              <a className="link num" href={`tel:${phoneE164}`}>
                {phone}
              </a>
            </Point>
          </ul>
        </div>
        <Card className="elevation-2">
          <LeadForm variant="card" kind="advice" submitLabel={m.home_contact_submit()} />
        </Card>
      </div>
    </section>
  );
}

const measuredText = (hours: number, { share, cases }: NonNullable<TeamReply["measured"]>) =>
  `${formatPercent(share)} ${m.contact_promise_detail({ hours, cases, number: formatNumber(cases) })}`;

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&>.lucide]:mt-1 [&>.lucide]:text-brand">
      {icon}
      <span>
        <b className="font-bold">{title}</b> <span className="block text-ink-2">{children}</span>
      </span>
    </li>
  );
}

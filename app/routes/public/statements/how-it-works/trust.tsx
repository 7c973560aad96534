import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import BadgeCheck from "lucide-react/icons/badge-check";
import BookOpen from "lucide-react/icons/book-open";
import Clock from "lucide-react/icons/clock";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { SILENCE_DAYS } from "#domain/consultations/limits.ts";
import { MIN_REVIEWS } from "#domain/directory/center-card.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** The ways to withdraw at any time. */
export function Control({ keptMonths }: { keptMonths: number }) {
  return (
    <section aria-labelledby="control" className="bg-warm">
      <div className="wrap band">
        <h2 id="control" className="title-1">
          {m.about_how_control_title()}
        </h2>
        <div className="mt-9 grid gap-5 md:grid-cols-3 md:gap-6">
          <Way icon={<Clock />} title={m.about_how_silence_title()}>
            {m.about_how_silence({ hours: formatNumber(ANSWER_BUSINESS_HOURS) })}
          </Way>
          <Way icon={<Trash />} title={m.about_how_erase_title()}>
            {m.about_how_erase({ months: formatNumber(keptMonths) })}
          </Way>
          <Way
            icon={<Pencil />}
            title={m.about_how_withdraw_title()}
            link={<TextLink href={href("/contacto#form")}>{m.about_how_withdraw_link()}</TextLink>}
          >
            {m.about_how_withdraw()}
          </Way>
        </div>
      </div>
    </section>
  );
}

/** What applies to everybody, with links to the full pages. */
export function Trust() {
  const reasons = [
    {
      icon: <ArrowDownUp />,
      title: m.about_how_order_title(),
      text: m.about_how_order(),
      link: <TextLink href={href("/como-ordenamos")}>{m.about_how_order_link()}</TextLink>,
    },
    {
      icon: <MessageSquareQuote />,
      title: m.about_how_reviews_title(),
      text: m.about_how_reviews({ reviews: formatNumber(MIN_REVIEWS), days: formatNumber(SILENCE_DAYS) }),
    },
    { icon: <BadgeCheck />, title: m.about_how_verify_title(), text: m.about_how_verify() },
    {
      icon: <BookOpen />,
      title: m.about_how_texts_title(),
      text: m.about_how_texts(),
      link: <TextLink href={href("/como-revisamos")}>{m.about_how_texts_link()}</TextLink>,
    },
  ];
  return (
    <section aria-labelledby="confianza" className="wrap band">
      <h2 id="confianza" className="title-1">
        {m.about_how_trust_title()}
      </h2>
      <div className="mt-9 grid gap-x-14 gap-y-9 sm:grid-cols-2">
        {reasons.map(({ icon, title, text, link }) => (
          <div key={title} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-4">
            <Mark>{icon}</Mark>
            <div className="pt-1.5">
              <h3 className="title-4">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
              {link}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Way({ icon, title, children, link }: { icon: ReactNode; title: string; children: string; link?: ReactNode }) {
  return (
    <Card className="grid content-start gap-2">
      <Mark>{icon}</Mark>
      <h3 className="mt-2 title-4">{title}</h3>
      <p className="text-ink-2">{children}</p>
      {link}
    </Card>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return <span className="grid size-11 place-items-center rounded-full bg-tonal text-on-tonal [&>.lucide]:size-[21px]">{children}</span>;
}

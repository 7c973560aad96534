import BadgeCheck from "lucide-react/icons/badge-check";
import Ban from "lucide-react/icons/ban";
import EyeOff from "lucide-react/icons/eye-off";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import PenOff from "lucide-react/icons/pen-off";
import Star from "lucide-react/icons/star";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { MIN_REVIEWS } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";

/** Says what the software and the team really do with a review. Change it together with the software. */
export function Rules() {
  const rules = [
    { icon: <BadgeCheck />, title: m.reviews_stories_rule_confirmed(), text: m.reviews_stories_rule_confirmed_text() },
    { icon: <Ban />, title: m.reviews_stories_rule_paid(), text: m.reviews_stories_rule_paid_text() },
    { icon: <PenOff />, title: m.reviews_stories_rule_edited(), text: m.reviews_stories_rule_edited_text() },
    { icon: <MessageSquareQuote />, title: m.reviews_stories_rule_reply(), text: m.reviews_stories_rule_reply_text() },
    { icon: <Star />, title: m.reviews_stories_rule_score(), text: m.reviews_stories_rule_score_text({ fewest: MIN_REVIEWS }) },
    { icon: <EyeOff />, title: m.reviews_stories_rule_names(), text: m.reviews_stories_rule_names_text() },
  ];
  return (
    <section id="reglas" aria-labelledby="reglas-titulo" className="bg-tint band">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid max-w-170 gap-3">
          <h2 id="reglas-titulo" className="title-1">
            {m.reviews_stories_rules_title()}
          </h2>
          <p className="lead">{m.reviews_stories_rules_lead()}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {rules.map(({ icon, title, text }) => (
            <li key={title} className="grid content-start gap-2">
              <span className="mb-1 grid size-12 place-items-center rounded-arch bg-surface pt-1 text-brand elevation-1 [&>.lucide]:size-[22px]">
                {icon}
              </span>
              <h3 className="title-5">{title}</h3>
              <p className="text-ui text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <div className="max-w-text">
          <p>{m.reviews_stories_not_outcomes()}</p>
          <TextLink href={href("/guias/leer-resultados-de-un-centro")}>{m.reviews_stories_read_outcomes()}</TextLink>
        </div>
      </div>
    </section>
  );
}

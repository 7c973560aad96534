import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PersonArch } from "#app/components/directory/cards/person-arch.tsx";
import { replyHours } from "#app/components/directory/reply-time.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Recommendation, RecommendationReason } from "#domain/patients/recommendations.server.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { ArchPicture } from "./arch-picture.tsx";

interface Props {
  recommendations: readonly Recommendation[];
  /** The names of services by their ids. */
  services: Readonly<Record<string, string>>;
}

/** Matching profiles, each with its reason and a × to refuse it. Nobody pays to be there. */
export function RecommendedPanel({ recommendations, services }: Props) {
  return (
    <Panel title={m.patients_recommended()} aside={<span className="text-ink-3 text-sm">{m.patients_recommended_unpaid()}</span>}>
      <ul className="grid gap-4.5 md:grid-cols-2 md:gap-x-6">
        {recommendations.map((one) =>
          one.kind === "center" ? (
            <Suggested
              key={one.center.id}
              slug={one.center.slug}
              name={one.center.name}
              picture={<ArchPicture city={one.center.city} slug={one.center.slug} className="h-[58px] w-14" />}
              facts={centerFacts(one.center)}
              why={why(one.reason, services)}
              link={{ path: `/centros/${one.center.slug}`, label: m.patients_recommended_center() }}
            />
          ) : (
            <Suggested
              key={one.specialist.id}
              slug={one.specialist.slug}
              name={one.specialist.name}
              picture={<PersonArch person={{ ...one.specialist, photo: null }} className="h-[58px] w-14" />}
              facts={[one.specialist.specialty, one.specialist.center?.name]}
              why={why(one.reason, services)}
              link={{ path: `/especialistas/${one.specialist.slug}`, label: m.patients_recommended_person() }}
            />
          ),
        )}
      </ul>
    </Panel>
  );
}

interface SuggestedProps {
  slug: string;
  name: string;
  picture: ReactNode;
  facts: readonly (string | null | undefined)[];
  why: string;
  link: { path: string; label: string };
}

function Suggested({ slug, name, picture, facts, why, link }: SuggestedProps) {
  return (
    <li className="relative flex flex-col gap-2 border-t pt-4.5 first:border-t-0 first:pt-0 md:border-t-0 md:pt-0 md:not-first:border-l md:not-first:pl-6">
      <div className="grid grid-cols-[56px_minmax(0,1fr)_44px] items-center gap-3.5">
        {picture}
        <h3 translate="no" className="title-5">
          {name}
        </h3>
        <Form method="post" preventScrollReset className="self-start">
          <IconButton type="submit" name="rechazar" value={slug} label={m.patients_recommended_refuse({ name })}>
            <X />
          </IconButton>
        </Form>
      </div>
      <p className="text-ink-2 text-sm">
        {facts.filter(Boolean).map((fact) => (
          <span key={fact} className="block">
            {fact}
          </span>
        ))}
      </p>
      <p className="flex gap-2.5 rounded-md bg-tint px-3.5 py-3 text-sm">
        <Info className="mt-0.5 size-[19px] text-brand" />
        {why}
      </p>
      <Button kind="tonal" size="s" wide href={href(link.path)} className="mt-auto">
        {link.label}
      </Button>
    </li>
  );
}

function centerFacts({ neighborhood, city, price, pricedAs, reply }: Extract<Recommendation, { kind: "center" }>["center"]) {
  return [
    [neighborhood, city].filter(Boolean).join(", "),
    price && `${pricedAs ?? "FIV"} ${formatUsd(price.amountCents)} · ${formatMonth(price.informedOn)}`,
    reply && m.patients_recommended_reply({ hours: replyHours(reply.medianHours), cases: reply.cases }),
  ];
}

function why(reason: RecommendationReason, services: Props["services"]): string {
  if (reason.code === "works-there") return m.patients_why_works_there({ center: reason.center });
  const service = services[reason.serviceId] ?? m.patients_why_this();
  if (reason.code === "asked-in-city") return m.patients_why_asked_in_city({ service, city: reason.city });
  return reason.code === "asked" ? m.patients_why_asked({ service }) : m.patients_why_interest({ service });
}

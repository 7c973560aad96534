import ChartLine from "lucide-react/icons/chart-line";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import FileText from "lucide-react/icons/file-text";
import Image from "lucide-react/icons/image";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { TaskRow } from "#app/components/listing/task-row.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Extra, extrasOf, type Information, type Steps } from "#domain/listing/steps.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { DOCUMENT_NAMES, INFORMATION_NAMES } from "#texts/listing.ts";

const ROOT = "/dashboard/provider";

/** The section of the profile where each piece is written. */
const sectionOf: Record<Information, string> = {
  name: "identidad",
  description: "identidad",
  services: "servicios",
  languages: "servicios",
  place: "lugar",
  contact: "contacto",
  hours: "horario",
};

/** What keeps a profile from being public, each with a link to where it is written; the first one is the current step. */
export function Stopping({ place, steps: { missing, missingDocuments, ready } }: { place: Place; steps: Steps }) {
  const site = useSiteName();
  const left = missing.length + missingDocuments.length;
  return (
    <Panel title={m.listing_stop_title()} aside={left > 0 && <Badge kind="pending">{m.listing_stop_count({ count: left })}</Badge>}>
      <p className="text-ink-2">{ready ? m.listing_stop_none({ site }) : m.listing_stop_text()}</p>
      <ul className="grid">
        {missing.map((piece, index) => (
          <TaskRow key={piece} icon={<Pencil />} title={INFORMATION_NAMES[piece]()}>
            <Button kind={index === 0 ? "cta" : "outline"} size="s" href={`${href(`${ROOT}/perfil`)}#${sectionOf[piece]}`}>
              {m.listing_write()}
              <span className="sr-only">: {INFORMATION_NAMES[piece]()}</span>
            </Button>
          </TaskRow>
        ))}
        {missingDocuments.map((kind, index) => (
          <TaskRow key={kind} icon={<FileText />} title={DOCUMENT_NAMES[kind]()} text={m.listing_document_hint({ site })}>
            <Button kind={missing.length === 0 && index === 0 ? "cta" : "outline"} size="s" href={`${href(`${ROOT}/galeria`)}#documentos`}>
              {m.listing_upload()}
              <span className="sr-only">: {DOCUMENT_NAMES[kind]()}</span>
            </Button>
          </TaskRow>
        ))}
      </ul>
      {ready && (
        <form method="post">
          <PlaceField id={place.id} />
          <Button type="submit" kind="cta">
            {m.listing_submit()}
          </Button>
        </form>
      )}
    </Panel>
  );
}

const extras: Record<Extra, { icon: ReactNode; title: () => string; text: () => string; to: string; action: () => string }> = {
  prices: {
    icon: <CircleDollarSign />,
    title: m.listing_extra_prices,
    text: m.listing_extra_prices_text,
    to: "precios",
    action: m.listing_write,
  },
  outcomes: {
    icon: <ChartLine />,
    title: m.listing_extra_outcomes,
    text: m.listing_extra_outcomes_text,
    to: "precios#resultados",
    action: m.listing_write,
  },
  photos: { icon: <Image />, title: m.listing_extra_photos, text: m.listing_extra_photos_text, to: "galeria", action: m.listing_upload },
};

/** What is not required but helps people to choose. */
export function Extras({ type, missing }: { type: Place["type"]; missing: readonly Extra[] }) {
  if (missing.length === 0) {
    return (
      <Panel title={m.listing_extras_title()}>
        <p className="text-ink-2">{extrasOf(type).length > 1 ? m.listing_extras_none() : m.listing_extras_none_person()}</p>
      </Panel>
    );
  }
  return (
    <Panel title={m.listing_extras_title()}>
      <p className="text-ink-2">{m.listing_extras_text()}</p>
      <ul className="grid">
        {missing.map((extra) => {
          const { icon, title, text, to, action } = extras[extra];
          return (
            <TaskRow key={extra} icon={icon} title={title()} text={text()}>
              <Button kind="outline" size="s" href={href(`${ROOT}/${to}`)}>
                {action()}
                <span className="sr-only">: {title()}</span>
              </Button>
            </TaskRow>
          );
        })}
      </ul>
    </Panel>
  );
}

import ChevronRight from "lucide-react/icons/chevron-right";
import Heart from "lucide-react/icons/heart";
import Scale from "lucide-react/icons/scale";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PersonArch } from "#app/components/directory/cards/person-arch.tsx";
import { comparePath } from "#app/components/directory/compare/compare-address.ts";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import { href } from "#app/locale.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import type { SpecialistCard } from "#domain/directory/specialist-card.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { ArchPicture } from "./arch-picture.tsx";

const ROW = "grid grid-cols-[44px_minmax(0,1fr)_44px] items-center gap-3 border-t py-2.5 leading-[1.35]! first:border-t-0";

interface Props {
  centers: readonly CenterCard[];
  specialists: readonly SpecialistCard[];
  comparison: { id: string; names: readonly string[]; slugs: readonly string[]; day: string } | null;
}

/** The saved profiles, short enough for Inicio. */
export function SavedPanel({ centers, specialists, comparison }: Props) {
  return (
    <Panel title={m.patients_saved()} aside={<TextLink href={href(SAVED_PATH)}>{m.patients_saved_all()}</TextLink>}>
      <ul>
        {centers.map((center) => (
          <SavedCenter key={center.id} center={center} />
        ))}
        {specialists.map((person) => (
          <SavedSpecialist key={person.id} person={person} />
        ))}
        {comparison && (
          <li className={ROW}>
            <span className="grid size-11 place-items-center rounded-lg bg-tint text-brand">
              <Scale />
            </span>
            <div className="min-w-0">
              <b className="font-semibold text-md">{m.patients_comparison()}</b>
              <p className="text-ink-2 text-sm">{`${comparison.day}: ${nameList(comparison.names)}`}</p>
            </div>
            <IconButton href={href(comparePath(comparison.slugs))} label={m.patients_comparison_open({ day: comparison.day })}>
              <ChevronRight />
            </IconButton>
          </li>
        )}
      </ul>
    </Panel>
  );
}

export const SAVED_PATH = "/dashboard/user/guardados";

/** One saved center in a row, with its price. */
export function SavedCenter({ center: { slug, name, city, price } }: { center: CenterCard }) {
  return (
    <li className={ROW}>
      <ArchPicture city={city} slug={slug} className="h-[46px] w-11" />
      <div className="min-w-0">
        <Name path={`/centros/${slug}`} name={name} />
        <p className="text-ink-2 text-sm">
          {price
            ? m.patients_saved_price({ price: formatUsd(price.amountCents), month: formatMonth(price.informedOn) })
            : m.patients_saved_no_price()}
        </p>
      </div>
      <Unsave slug={slug} name={name} />
    </li>
  );
}

/** One saved specialist in a row. */
export function SavedSpecialist({ person }: { person: SpecialistCard }) {
  return (
    <li className={ROW}>
      <PersonArch person={{ ...person, photo: null }} className="h-11 w-11" />
      <div className="min-w-0">
        <Name path={`/especialistas/${person.slug}`} name={person.name} />
        <p className="text-ink-2 text-sm">{person.center?.name ?? person.specialty}</p>
      </div>
      <Unsave slug={person.slug} name={person.name} />
    </li>
  );
}

const Name = ({ path, name }: { path: string; name: string }) => (
  <a href={href(path)} className="font-semibold text-inherit text-md no-underline hover:underline">
    {name}
  </a>
);

function Unsave({ slug, name }: { slug: string; name: string }) {
  return (
    <Form method="post" action={SAVED_PATH} preventScrollReset>
      <IconButton
        type="submit"
        name="quitar"
        value={slug}
        label={m.compare_saved_remove({ name })}
        className="[&_.lucide]:fill-alba-600 [&_.lucide]:text-alba-600"
      >
        <Heart />
      </IconButton>
    </Form>
  );
}

import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import type { TeamPerson } from "#domain/team/invitations.server.ts";
import type { Place } from "#domain/team/place.ts";
import { ROLES } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { ROLE_NAMES } from "#texts/listing.ts";

interface Props {
  place: Place;
  people: readonly TeamPerson[];
  /** The reader. */
  you: string;
}

/** The people of a center with their roles; an owner changes a role and takes an access away. */
export function PeoplePanel({ place, people, you }: Props) {
  const decides = place.role === "owner" && people.length > 1;
  return (
    <Panel title={m.team_people_title()}>
      <ul className="grid">
        {people.map((person) => (
          <li
            key={person.userId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <p className="min-w-40 flex-1 leading-[1.4]!">
              <b className="font-semibold">{person.name}</b> {person.userId === you && m.team_you()}
              <span className="block wrap-anywhere text-ink-2 text-sm">{person.email}</span>
            </p>
            {decides ? (
              <Decisions place={place} person={person} />
            ) : (
              <Badge kind={person.role === "owner" ? "info" : "neutral"}>{ROLE_NAMES[person.role]()}</Badge>
            )}
          </li>
        ))}
      </ul>
      {place.role !== "owner" && <p className="text-ink-2">{m.team_only_owners()}</p>}
    </Panel>
  );
}

function Decisions({ place, person: { userId, name, role } }: { place: Place; person: TeamPerson }) {
  return (
    <>
      <form method="post" className="flex flex-wrap items-center gap-2">
        <PlaceField id={place.id} />
        <input type="hidden" name="hacer" value="permiso" />
        <input type="hidden" name="persona" value={userId} />
        <Select
          name="permiso"
          small
          className="w-40"
          aria-label={m.team_role_of({ name })}
          key={role}
          defaultValue={role}
          options={ROLES.map((one) => ({ value: one, label: ROLE_NAMES[one]() }))}
        />
        <Button type="submit" kind="outline" size="s" aria-label={m.team_role_change_of({ name })}>
          {m.team_role_change()}
        </Button>
      </form>
      <form method="post">
        <PlaceField id={place.id} />
        <input type="hidden" name="hacer" value="quitar" />
        <input type="hidden" name="persona" value={userId} />
        <Button type="submit" kind="quiet" size="s" aria-label={m.team_remove_of({ name })}>
          {m.team_remove()}
        </Button>
      </form>
    </>
  );
}

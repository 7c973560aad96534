import clsx from "clsx";
import Mail from "lucide-react/icons/mail";
import ShieldCheck from "lucide-react/icons/shield-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import type { SentInvitation, TeamPerson } from "#domain/team/invitations.server.ts";
import type { Place } from "#domain/team/place.ts";
import { ROLES } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatTime, formatWeekday } from "#platform/format.ts";
import { ROLE_NAMES } from "#texts/listing.ts";

interface Props {
  place: Place;
  people: readonly TeamPerson[];
  invited: readonly SentInvitation[];
  /** The reader. */
  you: string;
  /** The form that invites somebody, for an owner. */
  children: ReactNode;
}

const ROW = "flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 md:px-6";

/**
 * The people of a center with their roles, and who was invited. An owner reads when each of them last came and what guards their account,
 * changes a role, takes an access away and withdraws an invitation.
 */
export function PeoplePanel({ place, people, invited, you, children }: Props) {
  const isOwner = place.role === "owner";
  const decides = isOwner && people.length > 1;
  return (
    <Panel title={m.team_people_title()}>
      {!isOwner && <p className="text-ink-2">{m.team_only_owners()}</p>}
      <ul className="-mx-4 -mb-4.5 grid overflow-hidden rounded-b-xl md:-mx-6 md:-mb-5.5">
        {people.map((person) => (
          <li key={person.userId} className={ROW}>
            <Arch own={person.userId === you}>{initialsOf(person.name)}</Arch>
            <p className="min-w-40 flex-1 leading-[1.4]!">
              <b className="font-semibold">{person.name}</b> {person.userId === you && m.team_you()}
              <span className="block wrap-anywhere text-ink-2 text-sm">{person.email}</span>
              {isOwner && <span className="block text-ink-2 text-sm">{seenText(person)}</span>}
            </p>
            {isOwner && <Guard guard={person.guard} />}
            {decides ? (
              <Decisions place={place} person={person} />
            ) : (
              <Badge kind={person.role === "owner" ? "info" : "neutral"}>{ROLE_NAMES[person.role]()}</Badge>
            )}
          </li>
        ))}
        {isOwner &&
          invited.map(({ id, email, role, expiresAt }) => (
            <li key={id} className={ROW}>
              <Arch>
                <Mail />
              </Arch>
              <p className="min-w-40 flex-1 leading-[1.4]!">
                <b className="wrap-anywhere font-semibold">{email}</b>
                <span className="block text-ink-2 text-sm">
                  {m.team_invited_until({ role: ROLE_NAMES[role](), date: formatDate(expiresAt) })}
                </span>
              </p>
              <form method="post">
                <PlaceField id={place.id} />
                <input type="hidden" name="hacer" value="retirar" />
                <input type="hidden" name="invitacion" value={id} />
                <Button type="submit" kind="outline" size="s" aria-label={m.team_revoke_of({ email })}>
                  {m.team_revoke()}
                </Button>
              </form>
            </li>
          ))}
        {isOwner && <li className="border-t bg-surface-2 px-4 py-4.5 md:px-6">{children}</li>}
      </ul>
    </Panel>
  );
}

/** The initials of somebody, or a sign for who has not come yet. Their name or mailbox is beside it. */
const Arch = ({ own = false, children }: { own?: boolean; children: ReactNode }) => (
  <span
    aria-hidden
    className={clsx(
      "grid size-11 flex-none place-items-center rounded-arch pt-0.5 font-semibold text-sm [&>.lucide]:size-4.5",
      own ? "bg-mar-800 text-white" : "bg-tonal text-on-tonal",
    )}
  >
    {children}
  </span>
);

const seenText = ({ seenAt }: TeamPerson): string =>
  seenAt ? m.team_seen({ day: formatWeekday(seenAt), time: formatTime(seenAt) }) : m.team_seen_never();

function Guard({ guard }: Pick<TeamPerson, "guard">) {
  return (
    <span
      className={clsx(
        "flex items-center gap-1.5 font-medium text-sm max-sm:min-w-40 max-sm:flex-1 md:w-40 [&>.lucide]:size-4.5 [&>.lucide]:flex-none",
        guard ? "text-ok" : "text-warn",
      )}
    >
      {guard ? <ShieldCheck aria-hidden /> : <TriangleAlert aria-hidden />}
      {guard === "passkey" ? m.team_guard_passkey() : guard ? m.team_guard_code() : m.team_guard_none()}
    </span>
  );
}

function Decisions({ place, person: { userId, name, role } }: { place: Place; person: TeamPerson }) {
  return (
    <>
      {/* On a telephone the role has the last line, so that the way out shares one with the guard. */}
      <form method="post" className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:w-full">
        <PlaceField id={place.id} />
        <input type="hidden" name="hacer" value="permiso" />
        <input type="hidden" name="persona" value={userId} />
        <Select
          name="permiso"
          small
          className="w-40 max-sm:w-auto max-sm:flex-1"
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

import UserPlus from "lucide-react/icons/user-plus";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import type { Place } from "#domain/team/place.ts";
import { ROLES, type Role } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "#texts/choice-names.ts";
import { ROLE_NAMES, ROLE_TEXTS } from "#texts/listing.ts";

const ERRORS = {
  invalid: m.team_error_email,
  "already-member": m.team_error_member,
  "too-many": m.team_error_too_many,
} satisfies ChoiceNames<string>;

/** The role that an invitation offers first: it reaches neither patients nor money. */
export const USUAL: Role = "editor";

/** Only what the chosen role may is read beside it, without script too; the table below has all roles. */
const WHEN_CHOSEN: Readonly<Record<Role, string>> = {
  owner: "group-has-[[value=owner]:checked]/invite:list-item",
  manager: "group-has-[[value=manager]:checked]/invite:list-item",
  reception: "group-has-[[value=reception]:checked]/invite:list-item",
  editor: "group-has-[[value=editor]:checked]/invite:list-item",
  finance: "group-has-[[value=finance]:checked]/invite:list-item",
};

interface Props {
  place: Place;
  refused: { email: string; role: string; error: string } | undefined;
}

/** Invites somebody to the mailbox that is typed. */
export function InviteForm({ place, refused }: Props) {
  const site = useSiteName();
  const error = (refused && nameOf(ERRORS, refused.error)) ?? undefined;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <h3 className="title-5">{m.team_invite_title()}</h3>
      <p className="text-ink-2 text-sm">{m.team_invite_lead({ site })}</p>
      <form method="post" noValidate className="group/invite grid grid-cols-[minmax(0,1fr)] gap-4">
        <PlaceField id={place.id} />
        <input type="hidden" name="hacer" value="invitar" />
        <Field label={m.team_invite_email()} required error={error}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={refused?.email}
              className="max-w-140"
            />
          )}
        </Field>
        <Pills
          name="permiso"
          legend={m.team_invite_role()}
          defaultValue={refused?.role ?? USUAL}
          options={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role]() }))}
        />
        <ul aria-live="polite" className="-mt-2 text-ink-2 text-sm">
          {ROLES.map((role) => (
            <li key={role} className={`hidden ${WHEN_CHOSEN[role]}`}>
              {ROLE_NAMES[role]()}: {ROLE_TEXTS[role]()}
            </li>
          ))}
        </ul>
        <Button type="submit" kind="cta" size="s" icon={<UserPlus />} className="justify-self-start">
          {m.team_invite()}
        </Button>
      </form>
    </section>
  );
}

import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { SentInvitation, TeamPerson } from "#domain/team/invitations.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { ROLE_NAMES } from "#texts/listing.ts";

/** What guards an account beside its password. */
const GUARDS = { passkey: m.team_guard_passkey, code: m.team_guard_code, none: m.team_guard_none };

interface Props {
  team: { people: readonly TeamPerson[]; invited: readonly SentInvitation[] };
  refused: { email: string; error: string } | null;
}

/** The managers of a profile, its open invitations, and the form to invite an owner. */
export function InviteForm({ team: { people, invited }, refused }: Props) {
  return (
    <Panel title={m.providers_team()} id="responsables">
      {people.length + invited.length === 0 ? (
        <p className="text-ink-2">{m.providers_team_none()}</p>
      ) : (
        <Facts
          facts={[
            ...people.map(({ userId, name, email, role, seenAt, guard }) => ({
              key: userId,
              label: name,
              value: ROLE_NAMES[role](),
              detail: [
                email,
                seenAt ? m.providers_seen({ date: formatDate(seenAt) }) : m.providers_seen_never(),
                GUARDS[guard ?? "none"](),
              ].join(" · "),
            })),
            ...invited.map(({ id, email, expiresAt }) => ({
              key: id,
              label: email,
              value: m.providers_invited(),
              detail: m.providers_invited_until({ day: formatDate(expiresAt) }),
            })),
          ]}
        />
      )}
      <Form method="post" action="#responsables" noValidate className="grid gap-3">
        <Field label={m.providers_invite_email()} hint={m.providers_invite_hint()} error={refused?.error} required>
          {(control) => (
            <Input {...control} type="email" name="correo" maxLength={254} autoComplete="off" defaultValue={refused?.email ?? ""} />
          )}
        </Field>
        <p>
          <Button type="submit" kind="primary" size="s">
            {m.providers_invite()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}

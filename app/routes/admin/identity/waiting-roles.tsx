import { Panel } from "#app/components/dashboard/panel.tsx";
import { ProofField } from "#app/components/identity/proof-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { TeamMember, WaitingRole } from "#domain/identity/team.server.ts";
import type { TeamRole } from "#domain/identity/team-roles.ts";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { TEAM_ROLE_NAMES } from "#texts/roles.ts";

interface Props {
  waiting: readonly WaitingRole[];
  people: readonly TeamMember[];
  own: { userId: string; secondFactor: boolean };
  settling: { id: string; proof?: RefusedProof; error?: string } | undefined;
}

const named = (role: TeamRole | null) => (role ? TEAM_ROLE_NAMES[role]() : m.roles_outside());

/** The changes of role that a second administrator confirms. Who asked may drop theirs. */
export function WaitingRoles({ waiting, people, own, settling }: Props) {
  const others = people.some(({ id, role, suspended }) => id !== own.userId && role === "admin" && !suspended);
  return (
    <Panel title={m.roles_waiting()}>
      {settling?.error && (
        <Note kind="error" live>
          <p>{settling.error}</p>
        </Note>
      )}
      <ul className="grid">
        {waiting.map(({ id, name, email, before, role, reason, askedBy, askedByName, askedAt }) => (
          <li key={id} className="grid gap-3 border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
            <p>
              <b className="wrap-anywhere font-semibold">{name}</b>{" "}
              {name !== email && <span className="wrap-anywhere text-ink-2">{email}</span>}
              <span className="block">{m.roles_from_to({ before: named(before), after: named(role) })}</span>
              <span className="block text-ink-2 text-sm">
                {m.roles_asked({ name: askedByName, date: formatDateTime(askedAt), reason })}
              </span>
            </p>
            <form method="post" noValidate className="grid max-w-112 gap-3">
              <input type="hidden" name="cambio" value={id} />
              {askedBy === own.userId && others ? (
                <p className="text-ink-2">{m.roles_other_confirms()}</p>
              ) : (
                <ProofField secondFactor={own.secondFactor} refused={settling?.id === id ? settling.proof : undefined} />
              )}
              <div className="flex flex-wrap gap-3">
                {!(askedBy === own.userId && others) && (
                  <Button type="submit" name="accion" value="confirmar" kind="primary" size="s">
                    {m.roles_confirm()}
                  </Button>
                )}
                <Button type="submit" name="accion" value="descartar" kind="outline" size="s">
                  {m.roles_drop()}
                </Button>
              </div>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

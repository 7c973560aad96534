import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { ReceivedInvitation } from "#domain/team/invitations.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { ROLE_NAMES } from "#texts/listing.ts";

/** Centers that invited this person. */
export function Invitations({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  return invitations.map(({ id, center, role, expiresAt }) => (
    <Note key={id} kind="info">
      <h2 className="title-5">{m.team_invitation_title({ center })}</h2>
      <p>{m.team_invitation_text({ role: ROLE_NAMES[role]().toLowerCase(), date: formatDate(expiresAt) })}</p>
      <form method="post" action={href("/dashboard/provider/equipo")} className="mt-3">
        <input type="hidden" name="hacer" value="aceptar" />
        <input type="hidden" name="invitacion" value={id} />
        <Button type="submit" kind="primary" size="s">
          {m.team_accept()}
          <span className="sr-only">: {center}</span>
        </Button>
      </form>
    </Note>
  ));
}

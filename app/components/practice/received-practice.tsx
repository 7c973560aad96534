import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { ReceivedInvitation } from "#domain/practice/practice.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** Centers that ask this person whether they practise there. */
export function ReceivedPractice({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  return invitations.map(({ id, center, city, specialistId, isTheirs, expiresAt }) => (
    <Note key={id} kind="info">
      <h2 className="title-5">{m.practice_received_title({ center })}</h2>
      <p>
        {isTheirs ? m.practice_received_text() : m.practice_received_claim()} {city && m.practice_received_city({ city })}{" "}
        {m.practice_received_until({ date: formatDate(expiresAt) })}
      </p>
      <form method="post" action={href("/dashboard/provider/doctores")} className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="invitacion" value={id} />
        {isTheirs ? (
          <Button type="submit" name="hacer" value="aceptar" kind="primary" size="s">
            {m.practice_accept()}
            <span className="sr-only">: {center}</span>
          </Button>
        ) : (
          <Button href={href(`/claim-profile/${specialistId}`)} kind="primary" size="s">
            {m.practice_claim()}
          </Button>
        )}
        <Button type="submit" name="hacer" value="no" kind="outline" size="s">
          {m.practice_decline()}
          <span className="sr-only">: {center}</span>
        </Button>
      </form>
    </Note>
  ));
}

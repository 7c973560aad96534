import MessagesSquare from "lucide-react/icons/messages-square";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { RequestMark } from "./request-mark.tsx";
import { momentText, statusOf } from "./request-words.ts";
import { ScoreRing } from "./score-ring.tsx";

/** Returns the person's name, or the subject while the person is hidden. */
const titleOf = ({ seen, service }: InboxRequest): string =>
  seen.sight === "open" ? `${seen.person.form.nombre} ${seen.person.form.apellido}`.trim() : (service?.name ?? m.followups_general());

interface Props {
  centerId: string;
  request: InboxRequest;
  /** True beside the list, which has the screen's title. Nothing can be done with it there. */
  isPreview?: boolean;
  children: ReactNode;
}

/** One request on its card: head, the result of the last act, and what may be seen of it. */
export function RequestDetail({ centerId, request, isPreview = false, children }: Props) {
  const Title = isPreview ? "h2" : "h1";
  const { number, service, city, madeAt, seen } = request;
  const status = statusOf(request, useMay()("requests.open"));
  const facts = [seen.sight === "open" && (service?.name ?? m.followups_general()), city].filter(Boolean);
  return (
    <section
      aria-label={m.followups_detail()}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-xl border bg-surface px-4 py-4.5 elevation-1 md:px-6 md:py-5.5"
    >
      <div className="flex items-start gap-3.5">
        <RequestMark initials={seen.sight === "open" ? initialsOf(titleOf(request)) : ""} asksFirst={request.waitsForPatient} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <Badge kind={status.kind}>{status.label}</Badge>
          <Title className="title-3 wrap-anywhere">{titleOf(request)}</Title>
          <p className="text-ink-2 text-ui">
            {facts.length > 0 && `${facts.join(" · ")} · `}
            <span className="num">{number}</span> · {m.followups_received(momentText(madeAt))}
          </p>
        </div>
        {request.tab !== "withdrawn" && <ScoreRing score={request.quality.score} />}
      </div>
      {!isPreview && <Closed centerId={centerId} request={request} />}
      {children}
      {seen.sight !== "none" && !isPreview && (
        <TextLink
          href={href(`/dashboard/provider/solicitudes/${request.id}/mensajes`)}
          icon={<MessagesSquare />}
          className="justify-self-start"
        >
          {m.followups_messages()}
        </TextLink>
      )}
    </section>
  );
}

/** The reason why nothing can be done with a request any more. */
function Closed({ centerId, request: { tab, status, acknowledgedAt } }: { centerId: string; request: InboxRequest }) {
  if (tab === "closed") {
    const texts = { declined: m.followups_declined_text, returned: m.followups_returned_text };
    const text = status === "declined" || status === "returned" ? texts[status] : m.followups_expired_text;
    return (
      <Note kind="info">
        <p>{text()}</p>
      </Note>
    );
  }
  if (tab !== "withdrawn") return null;
  return (
    <Note kind="error">
      <p className="font-semibold">{m.followups_withdrawn_title()}</p>
      <p>{m.followups_withdrawn_text()}</p>
      {acknowledgedAt ? (
        <p className="mt-2 text-sm">{m.followups_acknowledged({ date: formatDateTime(acknowledgedAt) })}</p>
      ) : (
        <Form method="post" preventScrollReset className="mt-3">
          <PlaceField id={centerId} />
          <Button type="submit" kind="primary" size="s" name="hacer" value="enterada">
            {m.followups_acknowledge()}
          </Button>
        </Form>
      )}
    </Note>
  );
}

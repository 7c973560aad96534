import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import type { OpenedRequest } from "#domain/quotes/opened-requests.server.ts";
import { formatDate, formatWeekday } from "#platform/format.ts";

interface Props {
  request: Pick<OpenedRequest, "id" | "number" | "createdAt" | "service" | "quotedAt"> & { name: string };
}

export const requestTitle = (name: string, service: { name: string } | null) =>
  m.quotes_request_of({ name, service: service?.name ?? m.quotes_request_general() });

/** An opened request in a list: who asks, about what, and whether a quote was sent. */
export function RequestRow({ request: { id, number, createdAt, service, quotedAt, name } }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-4 first:border-t-0">
      <div className="min-w-0">
        <h2 className="title-5">
          <a
            href={href(`/dashboard/provider/solicitudes/${id}`)}
            className="inline-flex min-h-11 items-center text-inherit no-underline hover:underline"
          >
            {requestTitle(name, service)}
          </a>
        </h2>
        <p className="text-ink-2 text-sm">
          <span className="num">{number}</span> · {m.quotes_request_asked({ day: formatWeekday(createdAt) })}
        </p>
      </div>
      {quotedAt ? (
        <Badge kind="info">{m.quotes_request_quoted({ day: formatDate(quotedAt) })}</Badge>
      ) : (
        <Badge kind="pending">{m.quotes_request_unquoted()}</Badge>
      )}
    </li>
  );
}

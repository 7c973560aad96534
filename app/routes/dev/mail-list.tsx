import Mail from "lucide-react/icons/mail";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { listKeptMail } from "#platform/local-smtp/kept-mail.ts";
import type { Route } from "./+types/mail-list";
import { readMailId, requireMailAccess } from "./mail-access.ts";

const PER_PAGE = 50;

export const handle = { query: { antes: text(60) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireMailAccess(services, request);
  const beforeId = readMailId(new URL(request.url).searchParams.get("antes"));
  const mails = await listKeptMail(services.db, { limit: PER_PAGE + 1, ...(beforeId && { beforeId }) });
  const older = mails.length > PER_PAGE ? mails[PER_PAGE - 1]!.id : null;
  return { mails: mails.slice(0, PER_PAGE), older, later: beforeId !== undefined };
}

export const meta = () => [{ title: m.emails_box_title() }, { name: "robots", content: "noindex" }];

export default function MailList({ loaderData: { mails, older, later } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap band grid gap-6">
      <div className="grid gap-3">
        <h1 className="title-1">{m.emails_box_title()}</h1>
        <p className="lead max-w-[62ch]">{m.emails_box_lead()}</p>
      </div>
      {mails.length === 0 ? (
        <Card ground="tint" className="grid justify-items-start gap-2">
          <Mail className="size-7 text-brand" aria-hidden="true" />
          <h2 className="title-3">{m.emails_box_empty_title()}</h2>
          <p className="text-ink-2">{m.emails_box_empty()}</p>
          <TextLink href={href("/solicitar-informacion")}>{m.emails_box_empty_action()}</TextLink>
        </Card>
      ) : (
        <Card padding="none">
          <ul>
            {mails.map((mail) => (
              <li key={mail.id} className="border-line border-b last:border-b-0">
                <a
                  href={href(`/dev/correo/${mail.id}`)}
                  className="grid gap-1 px-5 py-4 text-ink no-underline hover:bg-tint md:grid-cols-[1fr_auto] md:gap-x-6"
                >
                  <span className="min-w-0 font-semibold">{mail.subject || m.emails_box_no_subject()}</span>
                  <time dateTime={mail.receivedAt.toISOString()} className="text-ink-3 text-sm">
                    {formatDateTime(mail.receivedAt)}
                  </time>
                  <span className="min-w-0 break-words text-ink-2 text-sm">{m.emails_box_to({ address: mail.to.join(", ") })}</span>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap gap-6">
        {later && <TextLink href={href("/dev/correo")}>{m.emails_box_newest()}</TextLink>}
        {older && <TextLink href={`${href("/dev/correo")}?antes=${older}`}>{m.emails_box_older()}</TextLink>}
      </div>
    </main>
  );
}

import ArrowLeft from "lucide-react/icons/arrow-left";
import { servicesContext } from "#app/context.ts";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { readKeptMail } from "#platform/local-smtp/kept-mail.ts";
import type { Route } from "./+types/mail";
import { notFound, readMailId, requireMailAccess } from "./mail-access.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireMailAccess(services, request);
  const id = readMailId(params.id);
  const mail = id ? await readKeptMail(services.db, id) : null;
  if (!mail) throw notFound();
  return { ...mail, html: mail.html !== null };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.subject || m.emails_box_title() },
  { name: "robots", content: "noindex" },
];

export default function KeptMail({ loaderData: mail }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap band grid gap-6">
      <div className="grid gap-2">
        <TextLink href={href("/dev/correo")} icon={<ArrowLeft aria-hidden="true" />}>
          {m.emails_box_back()}
        </TextLink>
        <h1 className="title-2">{mail.subject || m.emails_box_no_subject()}</h1>
        <p className="break-words text-ink-2">
          {m.emails_box_from_to({ from: mail.from, to: mail.to.join(", ") })} ·{" "}
          <time dateTime={mail.receivedAt.toISOString()}>{formatDateTime(mail.receivedAt)}</time>
        </p>
      </div>
      {mail.html && (
        <Card as="section" padding="none" className="overflow-hidden" aria-label={m.emails_box_html()}>
          <iframe
            src={href(`/dev/correo/${mail.id}/html`)}
            title={m.emails_box_html()}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="block h-[75vh] min-h-140 w-full border-0 bg-white"
          />
        </Card>
      )}
      {mail.text !== null && (
        <Card as="section" className="grid gap-3">
          <h2 className="title-4">{m.emails_box_text()}</h2>
          <pre className="overflow-x-auto whitespace-pre-wrap break-words font-mono text-sm">{mail.text}</pre>
        </Card>
      )}
      <Card as="section" className="grid gap-3">
        <h2 className="title-4">{m.emails_box_headers()}</h2>
        <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-[minmax(10rem,auto)_1fr]">
          {mail.headers.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a header may come twice, and the list never changes
            <div key={index} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="break-all font-mono">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </main>
  );
}

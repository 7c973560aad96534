import { redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage } from "#app/components/identity/account-page.tsx";
import { viewerContext } from "#app/context.ts";
import { afterSignIn } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count, oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/account-deleted";

export const handle = { query: { solicitudes: count(999), correo: oneOf(["sin-confirmar"]) } } satisfies Handle;

/** The address says how much was deleted, never whose it was. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(afterSignIn(viewer, null));
  const query = new URL(request.url).searchParams;
  return { requests: Number(query.get("solicitudes") ?? 0), unconfirmed: query.has("correo") };
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_deleted_page_title(), matches);
}

/** What was deleted with an account, what stays, and for how long. */
export default function AccountDeleted({ loaderData: { requests, unconfirmed }, matches }: Route.ComponentProps) {
  const { requests: months } = matches[0].loaderData.retention;
  const gone = [
    m.identity_deleted_gone_account(),
    m.identity_deleted_gone_place(),
    ...(requests > 0 ? [m.identity_deleted_gone_requests({ count: requests })] : []),
    m.identity_deleted_gone_consultations(),
    ...(unconfirmed ? [] : [m.identity_deleted_gone_newsletter()]),
  ];
  const stays = [
    ...(unconfirmed ? [m.identity_deleted_stays_unconfirmed({ months })] : []),
    ...(requests > 0 ? [m.identity_deleted_stays_requests(), m.identity_deleted_stays_centers()] : []),
    m.identity_deleted_stays_consultations(),
    m.identity_deleted_stays_messages({ months }),
    m.identity_deleted_stays_log(),
  ];
  return (
    <AccountPage title={m.identity_deleted_title()} lead={m.identity_deleted_text()}>
      <Lines title={m.identity_deleted_gone()} lines={gone} />
      <Lines title={m.identity_deleted_stays()} lines={stays} />
      <Button kind="outline" size="l" wide href={href("/")}>
        {m.identity_deleted_home()}
      </Button>
    </AccountPage>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="title-4">{title}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

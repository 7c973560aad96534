import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const { firstName, email } = viewerOf(context);
  const { publicUrl, mailbox } = context.get(servicesContext);
  return { publicUrl, name: firstName ?? email, mailbox: mailbox !== "closed" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.account_admin_page_title(),
    description: m.account_admin_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, "/dashboard/admin"),
    index: false,
  });
}

export default function AdminHome({ loaderData: { name, mailbox } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid gap-6 pt-9 pb-20">
      <h1>{m.account_admin_title({ name })}</h1>
      <p className="text-ink-2">{m.account_admin_lead()}</p>
      <ul className="grid gap-3">
        {mailbox && (
          <li>
            <a className="link" href={href("/dev/correo")}>
              {m.account_admin_mail()}
            </a>
          </li>
        )}
        <li>
          <a className="link" href={href("/dev/componentes")}>
            {m.account_admin_components()}
          </a>
        </li>
      </ul>
    </main>
  );
}

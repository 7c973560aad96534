import { data } from "react-router";
import { LinkCard, LinkQuestion } from "#app/components/newsletter/link-card.tsx";
import { servicesContext } from "#app/context.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Note } from "#app/ui/note.tsx";
import { endByLink, isEndLink } from "#domain/newsletter/end-subscription.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/newsletter-end";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const known = isEndLink(services, tokenOf(request, params));
  return data({ address: canonical(services.publicUrl, "/"), known }, { status: known ? 200 : 404 });
}

/** Only the page's button ends the newsletter, or the mail program's own, which posts here too; opening the page does not. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { outcome } = await endByLink(context.get(servicesContext), tokenOf(request, params));
  return data({ ended: outcome === "ended" }, { status: outcome === "ended" ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const siteName = matches[0].loaderData.site.name;
  const title = m.newsletter_end_title();
  return pageMeta({ title, description: title, siteName, canonical: loaderData.address, index: false });
}

/** The page behind the link that ends the newsletter. */
export default function EndNewsletter({ loaderData: { known }, actionData }: Route.ComponentProps) {
  return (
    <LinkCard title={m.newsletter_end_title()}>
      {!known ? (
        <Note kind="error">{m.newsletter_end_dead()}</Note>
      ) : actionData?.ended ? (
        <Note kind="ok">{m.newsletter_end_done()}</Note>
      ) : (
        <LinkQuestion text={m.newsletter_end_text()} action={m.newsletter_end_action()} />
      )}
    </LinkCard>
  );
}

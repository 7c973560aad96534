import { data } from "react-router";
import { LinkCard, LinkQuestion } from "#app/components/newsletter/link-card.tsx";
import { servicesContext } from "#app/context.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { confirmSubscription, subscriptionOfLink } from "#domain/newsletter/confirm.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/newsletter-confirm";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await subscriptionOfLink(services, tokenOf(request, params));
  const state = found === "ended" ? null : found;
  return data({ address: canonical(services.publicUrl, "/"), state }, { status: state ? 200 : 404 });
}

/** Only the button confirms, since mail servers open links too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { outcome } = await confirmSubscription(context.get(servicesContext), tokenOf(request, params));
  return data({ confirmed: outcome === "confirmed" }, { status: outcome === "confirmed" ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const siteName = matches[0].loaderData.site.name;
  const title = m.newsletter_confirm_page();
  return pageMeta({ title, description: title, siteName, canonical: loaderData.address, index: false });
}

/** The page behind the link of the first mail. */
export default function ConfirmNewsletter({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return (
    <LinkCard title={m.newsletter_confirm_page()}>
      {!state ? (
        <Note kind="error">
          {m.newsletter_confirm_dead()} <TextLink href={href("/boletin")}>{m.newsletter_again()}</TextLink>
        </Note>
      ) : actionData?.confirmed || state === "confirmed" ? (
        <Note kind="ok">{m.newsletter_confirm_done()}</Note>
      ) : (
        <LinkQuestion text={m.newsletter_confirm_ask()} action={m.newsletter_confirm_action()} />
      )}
    </LinkCard>
  );
}

import { data, redirect } from "react-router";
import { servicesContext, viewerContext } from "#app/context.ts";
import { returnCookie } from "#app/forms/identity/visit.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { acceptByLink, declineByLink } from "#domain/practice/answer.server.ts";
import { invitationOfLink } from "#domain/practice/practice-queries.server.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import type { Route } from "./+types/practice-invitation";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const invitation = await invitationOfLink(services, tokenOf(request, params));
  if (!invitation) throw data(null, { status: 404 });
  const { email, ...shown } = invitation;
  const reader =
    viewer === null ? "nobody" : viewer.userType === "provider" && viewer.email.toLowerCase() === email ? "invited" : "another-account";
  const page = { ...shown, email, reader, address: canonical(services.publicUrl, "/") } as const;
  // Who signs in or registers for it comes back here.
  return reader === "nobody" ? data(page, { headers: { "Set-Cookie": returnCookie(request, services.publicUrl) } }) : data(page);
}

/** Only the buttons answer, since programs open links too. Declining asks for no account. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const token = tokenOf(request, params);
  if (textOf(await readForm(request), "hacer") === "no") {
    if ((await declineByLink(services, token)) === "gone") throw data(null, { status: 404 });
    return { declined: true };
  }
  if (viewer?.userType !== "provider") throw data(null, { status: 404 });
  const accepted = await acceptByLink(services, viewer, token);
  if (accepted.outcome === "claim-first") throw redirect(href(`/claim-profile/${accepted.specialistId}`), { status: 303 });
  if (accepted.outcome !== "accepted") throw data(null, { status: 404 });
  await choosePlace(services.db, viewer.userId, accepted.specialistId);
  throw redirect(href("/dashboard/provider/doctores?hecho=aceptar"), { status: 303 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.practice_link_title(),
    description: m.practice_link_title(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

/** The page behind the link that a center's invitation mails to a doctor. */
export default function PracticeInvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { center, city, email, expiresAt, reader } = loaderData;
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="mx-auto grid max-w-160 gap-5">
        <h1 className="title-2">{m.practice_received_title({ center })}</h1>
        {actionData?.declined ? (
          <Note kind="ok">{m.practice_link_declined({ center })}</Note>
        ) : (
          <form method="post" className="grid gap-5">
            <p className="text-ink-2">
              {m.practice_received_text()} {city && m.practice_received_city({ city })}{" "}
              {m.practice_received_until({ date: formatDate(expiresAt) })}
            </p>
            {reader !== "invited" && <p>{reader === "nobody" ? m.practice_link_enter({ email }) : m.practice_link_other({ email })}</p>}
            <div className="flex flex-wrap gap-3">
              {reader === "invited" ? (
                <Button type="submit" name="hacer" value="aceptar" kind="cta">
                  {m.practice_accept()}
                </Button>
              ) : (
                <>
                  <Button href={href(reader === "nobody" ? "/login" : "/dashboard/provider")} kind="cta">
                    {m.practice_link_sign_in()}
                  </Button>
                  <Button href={href("/registro?cuenta=provider")} kind="outline">
                    {m.practice_link_register()}
                  </Button>
                </>
              )}
              <Button type="submit" name="hacer" value="no" kind="outline">
                {m.practice_decline()}
              </Button>
            </div>
          </form>
        )}
      </Card>
    </main>
  );
}

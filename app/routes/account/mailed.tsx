import { useEffect } from "react";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage, Elsewhere } from "#app/components/identity/account-page.tsx";
import { MailboxForm } from "#app/components/identity/mailbox-form.tsx";
import { dropRegistrationDraft } from "#app/components/identity/registration-draft.ts";
import { factsContext, servicesContext } from "#app/context.ts";
import { isEmail } from "#app/forms/identity/email.ts";
import { minutesToWait } from "#app/forms/identity/pace.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { sendAgain } from "#domain/identity/send-again.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/mailed";

const PATH = "/revisa-tu-correo";

export const handle = { query: { otra: oneOf(["si"]) } } satisfies Handle;

export const loader = ({ request }: Route.LoaderArgs) => ({ again: new URL(request.url).searchParams.has("otra") });

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const email = textOf(await readForm(request), "email").trim();
  if (!isEmail(email)) return data({ email, wrong: true, minutes: 0 }, { status: 422 });
  const minutes = await minutesToWait(services, context.get(factsContext).ip);
  if (minutes > 0) return data({ email, wrong: false, minutes }, { status: 429, headers: { "Retry-After": String(minutes * 60) } });
  await sendAgain(services, email.toLowerCase());
  throw redirect(`${href(PATH)}?otra=si`, { status: 303 });
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_mailed_page_title(), matches);
}

/** Is the same for every address: whether it has an account concerns only its owner. */
export default function Mailed({ loaderData: { again }, actionData }: Route.ComponentProps) {
  useEffect(() => {
    dropRegistrationDraft();
  }, []);
  return (
    <AccountPage title={m.identity_mailed_title()} lead={m.identity_mailed_text()}>
      {again && !actionData && (
        <Note kind="ok" live>
          {m.identity_mailed_again()}
        </Note>
      )}
      <p className="text-ink-2">{m.identity_mailed_hint()}</p>
      <MailboxForm path={PATH} answer={actionData} submit={{ label: m.identity_mailed_send_again(), kind: "outline" }} />
      <Elsewhere href={href("/login")}>{m.identity_back_to_login()}</Elsewhere>
    </AccountPage>
  );
}

import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage, Elsewhere } from "#app/components/identity/account-page.tsx";
import { CodeForm } from "#app/components/identity/code-form.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { letIn } from "#app/forms/identity/sign-in-form.server.ts";
import { visitOf } from "#app/forms/identity/visit.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/second-step";

export const handle = { query: { con: oneOf(["recuperacion"]) } } satisfies Handle;

const PATH = "/login/segundo-paso";

export const loader = ({ request }: Route.LoaderArgs) => ({ recovery: new URL(request.url).searchParams.get("con") === "recuperacion" });

/** A cookie ties the code to the password that was given before; without the cookie, no code counts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, publicUrl } = context.get(servicesContext);
  const form = await readForm(request);
  const kind = textOf(form, "tipo") === "recuperacion" ? "recovery" : "totp";
  const result = await auth.verifySecondStep(visitOf(request, context.get(factsContext), publicUrl), {
    code: textOf(form, "codigo"),
    kind,
  });
  if (result.outcome === "signed-in") throw letIn(request, publicUrl, result);
  if (result.outcome === "expired") return data(result, { status: 401 });
  if (result.outcome !== "limited") return data({ outcome: "wrong-code" as const }, { status: 401 });
  return data(result, { status: 429, headers: { "Retry-After": String(result.retryAfterSeconds) } });
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_step_page_title(), matches);
}

export default function SecondStepPage({ loaderData: { recovery }, actionData }: Route.ComponentProps) {
  const expired = actionData?.outcome === "expired";
  return (
    <AccountPage title={m.identity_step_title()} lead={recovery ? m.identity_step_recovery_lead() : m.identity_step_lead()}>
      {expired && (
        <Note kind="caution" live>
          {m.identity_step_expired()}{" "}
          <a className="link" href={href("/login")}>
            {m.identity_step_again()}
          </a>
        </Note>
      )}
      <CodeForm
        action={href(PATH)}
        recovery={recovery}
        refusal={expired ? undefined : actionData}
        submitLabel={m.identity_step_continue()}
      />
      <Elsewhere question={recovery ? undefined : m.identity_step_lost()} href={href(recovery ? PATH : `${PATH}?con=recuperacion`)}>
        {recovery ? m.identity_step_use_app() : m.identity_step_use_recovery()}
      </Elsewhere>
    </AccountPage>
  );
}

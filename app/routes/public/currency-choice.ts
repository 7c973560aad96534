import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { serialiseCookie } from "#app/cookies.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { returnPath } from "#app/forms/return-path.server.ts";
import { m } from "#messages/m.ts";
import { OTHER_CURRENCIES } from "#platform/money.ts";
import type { Route } from "./+types/currency-choice.ts";

/** Stores what the visitor reads beside dollars and redirects to the page they were on. Dollars alone need no cookie. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const secure = context.get(servicesContext).publicUrl.startsWith("https:");
  const asked = textOf(form, "moneda");
  const chosen = OTHER_CURRENCIES.find((known) => known === asked);
  if (!chosen && asked !== "usd") throw new Response(m.money_unknown(), { status: 422 });
  throw redirect(returnPath(form), { status: 303, headers: { "Set-Cookie": serialiseCookie("moneda", chosen ?? "", { secure }) } });
}

export function loader() {
  throw redirect("/");
}

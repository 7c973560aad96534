import { redirect } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import { answerOf, serialiseCookie } from "#app/cookies.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { returnPath } from "#app/forms/return-path.server.ts";
import type { Route } from "./+types/cookie-choice.ts";

const CHOICES = ["all", "necessary"] as const;

/**
 * Stores the visitor's choice. The page that explains the choice is led back to itself; every other page stays where it is, with what
 * somebody has typed into it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const secure = context.get(servicesContext).publicUrl.startsWith("https:");
  const choice = CHOICES.find((known) => known === textOf(form, "eleccion"));
  if (!choice) throw new Response(null, { status: 422 });
  const headers = {
    "Set-Cookie": serialiseCookie("cookies", answerOf(choice, context.get(factsContext).tagManager !== undefined), { secure }),
  };
  if (textOf(form, "volver") === "") return new Response(null, { status: 204, headers });
  throw redirect(returnPath(form), { status: 303, headers });
}

export function loader() {
  throw redirect("/");
}

import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { serialiseCookie } from "#app/cookies.server.ts";
import type { Route } from "./+types/cookie-choice.ts";

/** Keeps the visitor's choice and leads back to the page they were on. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const secure = context.get(servicesContext).publicUrl.startsWith("https:");
  const choice = form.get("eleccion") === "all" ? "all" : "necessary";
  const target = String(form.get("volver") ?? "/");
  // Only a path of our own: "//host" and "/\host" would leave the site.
  const safe = /^\/(?![/\\])[^\s\\]*$/.test(target) ? target : "/";
  throw redirect(safe, {
    status: 303,
    headers: { "Set-Cookie": serialiseCookie("cookies", choice, { secure }) },
  });
}

export function loader() {
  throw redirect("/");
}

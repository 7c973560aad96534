import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { href } from "#app/locale.ts";
import type { Route } from "./+types/sign-out";

/** Whatever becomes of the session, the browser forgets it. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(servicesContext).auth.signOut({ headers: request.headers });
  throw redirect(href("/"), { status: 303, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

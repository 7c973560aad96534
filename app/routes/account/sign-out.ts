import { redirectDocument } from "react-router";
import { servicesContext } from "#app/context.ts";
import { cookieHeaders } from "#app/forms/identity/visit.server.ts";
import { forgetDraftCookie } from "#app/forms/leads/draft-lock.server.ts";
import { href } from "#app/locale.ts";
import type { Route } from "./+types/sign-out";

/** Signs out. The browser forgets the session even when ending it fails, and what was typed and not sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, publicUrl } = context.get(servicesContext);
  const cookies = [...(await auth.signOut({ headers: request.headers })), forgetDraftCookie(publicUrl.startsWith("https:"))];
  throw redirectDocument(href("/"), { status: 303, headers: cookieHeaders(cookies, publicUrl) });
}

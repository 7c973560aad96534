import { factsContext, servicesContext, viewerContext } from "#app/context.ts";
import { cookieHeaders, forgetReturn, readReturn, visitOf } from "#app/forms/identity/visit.server.ts";
import { readJson } from "#app/forms/read-form.server.ts";
import { afterSignIn } from "#app/guards.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { deviceOf } from "#domain/identity/device.ts";
import { deviceName } from "#texts/devices.ts";
import type { Route } from "./+types/passkey";

const refused = (status: number) => Response.json({ error: "refused" }, { status, headers: { "Cache-Control": "no-store" } });

/** Answers the buttons for passkeys: gives a challenge and checks the device's answer, for signing in and for a new passkey. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, db, publicUrl } = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const { accion, respuesta } = asRecord(await readJson(request));
  const visit = visitOf(request, context.get(factsContext), publicUrl);
  switch (accion) {
    case "preguntar": {
      const question = await auth.askForPasskey(visit);
      return question ? Response.json(question.options, { headers: cookieHeaders(question.cookies, publicUrl) }) : refused(429);
    }
    case "entrar": {
      const result = await auth.signInWithPasskey(visit, asRecord(respuesta));
      if (result.outcome !== "signed-in") return refused(401);
      const to = afterSignIn(result.viewer, readReturn(request, publicUrl));
      const headers = cookieHeaders([...result.cookies, forgetReturn(publicUrl)], publicUrl, result.device);
      return Response.json({ to }, { headers });
    }
    case "preguntar-nueva": {
      const question = viewer && !viewer.temporaryPassword ? await auth.askForNewPasskey(visit, (await loadSite(db)).name) : null;
      return question ? Response.json(question.options, { headers: cookieHeaders(question.cookies, publicUrl) }) : refused(401);
    }
    case "guardar": {
      if (!viewer || viewer.temporaryPassword) return refused(401);
      const added = await auth.addPasskey(visit, viewer, respuesta, deviceName(deviceOf(request.headers.get("user-agent"))));
      return added ? Response.json({ added: true }) : refused(400);
    }
    default:
      return refused(400);
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

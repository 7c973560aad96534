import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { ZONES } from "#domain/consultations/zones.ts";
import { markAllSeen, openNotice } from "#domain/notices/mark-seen.server.ts";
import { type Audience, TOPICS_OF, type Topic, topicsFor } from "#domain/notices/notice.ts";
import { noticesOfPerson } from "#domain/notices/notice-queries.server.ts";
import { addDevice, devicesOf, removeDevice } from "#domain/notices/push-devices.server.ts";
import { pushPublicKey } from "#domain/notices/push-keys.server.ts";
import { saveWishes, wishesOf } from "#domain/notices/wishes.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { minutesOf } from "#domain/patients/quiet-hours.ts";
import { saveQuietHours } from "#domain/patients/save-settings.server.ts";
import { choosePlace, placesOf } from "#domain/team/places.server.ts";
import type { Db } from "#platform/db/db.ts";

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Returns a person's notices, and the settings for topics and devices. */
export async function loadNotices({ context, request }: Asked, audience: Audience) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const [notices, topics, wishes, devices, pushKey, { fullWords, quiet, pause }] = await Promise.all([
    noticesOfPerson(services.db, viewer.userId),
    topicsOf(services.db, viewer.userId, audience),
    wishesOf(services.db, viewer.userId),
    devicesOf(services, viewer),
    pushPublicKey(services),
    settingsOf(services.db, viewer.userId),
  ]);
  const kept = new URL(request.url).searchParams.has("guardado");
  return { notices, topics, wishes, devices, pushKey, fullWords, quiet, paused: pause !== null, kept };
}

/** Returns the topics that somebody may choose: in a center, those of which their roles hear. */
async function topicsOf(db: Db, userId: string, audience: Audience): Promise<readonly Topic[]> {
  const places = audience === "provider" ? await placesOf(db, userId) : [];
  return places.length > 0 ? topicsFor(places.map(({ role }) => role)) : TOPICS_OF[audience];
}

/** Handles the forms: `abrir` a notice, mark all as `vistos`, `elegir` topics, add this `equipo`, `quitar` one, and a patient's hours of `silencio`. */
export async function actOnNotices({ context, request }: Asked, audience: Audience) {
  const viewer = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `${audience}:${viewer.userId}` as const };
  const form = await readForm(request);
  const path = audience === "patient" ? "/dashboard/user/avisos" : "/dashboard/provider/avisos";
  const back = (query = "") => redirect(href(`${path}${query}`), { status: 303 });
  switch (textOf(form, "accion")) {
    case "abrir": {
      const opened = await openNotice(services, viewer.userId, textOf(form, "aviso"));
      if (!opened) throw data(null, { status: 404 });
      if (opened.providerId && audience === "provider") await choosePlace(services.db, viewer.userId, opened.providerId);
      return redirect(href(opened.path), { status: 303 });
    }
    case "vistos": {
      const until = new Date(textOf(form, "hasta"));
      if (Number.isNaN(until.getTime())) throw data(null, { status: 422 });
      await markAllSeen(services, viewer.userId, until);
      return back();
    }
    case "elegir": {
      const ticked = (name: string) => textOf(form, name) !== "";
      const wish = (topic: Topic) => ({ mail: ticked(`${topic}-correo`), push: ticked(`${topic}-equipo`) });
      await saveWishes(services, viewer.userId, audience, wish, await topicsOf(services.db, viewer.userId, audience));
      return back("?guardado=si");
    }
    case "equipo": {
      const subscription = { endpoint: textOf(form, "direccion"), p256dh: textOf(form, "llave"), auth: textOf(form, "clave") };
      if ((await addDevice(services, viewer, subscription)) === "refused") return data({ refused: true }, { status: 422 });
      return back();
    }
    case "silencio": {
      if (audience === "provider") throw data(null, { status: 422 });
      const [from, to] = [minutesOf(textOf(form, "desde")), minutesOf(textOf(form, "hasta"))];
      const zone = choiceOf(form, "zona", ZONES);
      if (from === null || to === null || from === to || !zone) return data({ quietRefused: true }, { status: 422 });
      await saveQuietHours(services, viewer.userId, { on: textOf(form, "callar") !== "", from, to, zone });
      return back("?guardado=si");
    }
    case "quitar":
      if ((await removeDevice(services, viewer.userId, textOf(form, "equipo"))) === "not-found") throw data(null, { status: 404 });
      return back();
    default:
      throw data(null, { status: 422 });
  }
}

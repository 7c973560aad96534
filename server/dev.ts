import { keysFrom } from "#platform/keys.ts";
import { createApp, type Site } from "./app.ts";
import { openServices, type Services } from "./services.ts";

// Vite runs this module again when a file that it imports changes. The open database is kept across these runs.
const kept = globalThis as { cunaServices?: Promise<Services>; cunaSite?: Promise<Site> };

/** The site in development: the app is created again after each change, on services that are opened once. */
const made = (async () => {
  const before = await kept.cunaSite?.catch(() => undefined);
  await before?.close();
  kept.cunaServices ??= openServices();
  const services = await kept.cunaServices;
  // Keys work only with the instance of the module that made them, which Vite may have loaded again.
  return createApp({ ...services, keys: keysFrom(services.env.secretKeys) });
})();
kept.cunaSite = made;

export const site = () => made;

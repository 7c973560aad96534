import { keysFrom } from "#platform/keys.ts";
import { createApp, type Site } from "./app.ts";
import { openServices, type Services } from "./services.ts";

// Vite runs this module again when a file it imports changes; the open database outlives that.
const kept = globalThis as { cunaServices?: Promise<Services>; cunaSite?: Promise<Site> };

/** The site in development: the same app, made anew after each change on the services opened once. */
const made = (async () => {
  const before = await kept.cunaSite?.catch(() => undefined);
  await before?.close();
  kept.cunaServices ??= openServices();
  const services = await kept.cunaServices;
  // Only the module that made them can use keys, and Vite may have loaded that one anew too.
  return createApp({ ...services, keys: keysFrom(services.env.secretKeys) });
})();
kept.cunaSite = made;

export const site = () => made;

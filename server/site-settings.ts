import { readTagManager } from "#domain/analytics/tag-manager.ts";
import { type Language, readLanguages } from "#domain/content/languages.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import type { Db } from "#platform/db/db.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { log } from "#platform/log.ts";

/** Settings are read again after this time even without a notice, in case one was lost. */
const BELIEVED_MS = 60_000;

/** The settings that every answer needs before a route runs. */
interface SiteSettings {
  languages: readonly Language[];
  tagManager: string | undefined;
}

/**
 * Keeps the settings that every answer needs in memory, so that reading them waits for nothing, even while the database is down.
 * `make` adds values that are computed from them once.
 */
export async function openSiteSettings<Made>(db: Db, written: readonly Language[], make: (settings: SiteSettings) => Made) {
  const load = async () => {
    const { languages, tag_manager } = await storedSettings(db);
    const settings = { languages: readLanguages(languages.value, written), tagManager: readTagManager(tag_manager.value) };
    return { ...settings, ...make(settings) };
  };
  let inForce = await load();
  let readAt = performance.now();
  let reading = Promise.resolve();

  /** Call it when the settings may have changed. It never throws: if they cannot be read, the last known ones stay. */
  const changed = () => {
    readAt = performance.now();
    // Readings run one after the other, so that an earlier answer never replaces a later one.
    reading = reading.then(async () => {
      try {
        inForce = await load();
      } catch (error) {
        if (!isDatabaseUnavailable(error)) log.error({ err: error }, "the settings of the site could not be read");
      }
    });
    return reading;
  };

  return {
    changed,
    now() {
      if (performance.now() - readAt > BELIEVED_MS) void changed();
      return inForce;
    },
  };
}

import { WAITING, type WaitingCounts, type WaitingFor } from "#domain/desk/waiting.ts";

/** The root of administration. */
export const ADMIN_ROOT = "/dashboard/admin";

/** The entry of the sidebar that counts each kind, and the tab of its screen unless it is the first. */
export const WAITING_SCREENS: Readonly<Record<WaitingFor, { entry: string; tab?: string }>> = {
  held: { entry: "solicitudes", tab: "vista=held" },
  unmatched: { entry: "solicitudes", tab: "vista=unmatched" },
  advice: { entry: "mensajes", tab: "vista=asesoramiento" },
  messages: { entry: "mensajes" },
  offers: { entry: "llamadas" },
  claims: { entry: "reclamos" },
  profiles: { entry: "verificacion" },
  changes: { entry: "verificacion", tab: "vista=changes" },
  papers: { entry: "verificacion", tab: "vista=papers" },
  licences: { entry: "verificacion", tab: "vista=expiring" },
  reviews: { entry: "resenas" },
  outcomes: { entry: "evidencias" },
  prices: { entry: "evidencias", tab: "vista=precios" },
  objections: { entry: "conducta" },
  statements: { entry: "promesas", tab: "vista=due" },
  places: { entry: "destacados" },
  topups: { entry: "recargas", tab: "vista=sent" },
  credits: { entry: "creditos" },
  returns: { entry: "devoluciones" },
};

export const waitingScreen = (what: WaitingFor): string => {
  const { entry, tab } = WAITING_SCREENS[what];
  return `${ADMIN_ROOT}/${entry}${tab ? `?${tab}` : ""}`;
};

/** Returns how many things wait at the address of an entry. */
export const waitingAt = (to: string, counts: WaitingCounts): number =>
  WAITING.reduce((sum, what) => (`${ADMIN_ROOT}/${WAITING_SCREENS[what].entry}` === to ? sum + counts[what] : sum), 0);

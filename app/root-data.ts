import { useRouteLoaderData } from "react-router";
import type { ShownMoney } from "#app/components/money/shown-money.ts";
import { defaultSite, type Site } from "#domain/content/site.ts";
import type { KnownAnswers } from "#domain/patients/autofill.ts";
import type { ConsentKey, ConsentWording } from "#domain/settings/consent-wording.ts";
import type { RequestWording } from "#domain/settings/request-wording.ts";
import type { Retention } from "#domain/vault/retention.ts";

/** What the document and every page may read from the root: the site's settings and the visitor's choice of cookies. */
export interface RootData {
  site: Site;
  /** `open`: people beyond this machine reach the demonstration and may sign in as its people. */
  demo: false | "here" | "open";
  cookieChoice: "all" | "necessary" | null;
  tagManager: string | undefined;
  /** How many months people's messages are kept. */
  retention: Retention;
  /** Null where the wording of the release applies. */
  consents: Readonly<Record<ConsentKey, ConsentWording | null>> & { readonly consent_request: RequestWording | null };
  money: ShownMoney;
  /** What a signed-in patient need not type again; null for everybody else. */
  known: KnownAnswers | null;
}

/** Returns undefined when the root itself failed to load; the page then uses built-in values. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** Returns the name that administrators gave the site, for texts that say it. Not inside an island or a kept part, which gets it in its props. */
export const useSiteName = (): string => (useRootData()?.site ?? defaultSite).name;

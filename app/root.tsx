import islandLoader, { imported } from "virtual:islands";
import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { exchangeRates } from "#domain/content/exchange-rates.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { knownAnswers } from "#domain/patients/autofill.server.ts";
import { consentWordings, requestWording, storedSettings } from "#domain/settings/setting-queries.server.ts";
import { readRetention } from "#domain/vault/retention.ts";
import type { Route } from "./+types/root";
import publicStyles from "./app.css?url";
import { ShownMoneyContext } from "./components/money/shown-money.ts";
import { FailedPage } from "./components/shell/failed-page.tsx";
import { VisitorShell } from "./components/shell/visitor-shell.tsx";
import { factsContext, keptContext, servicesContext, viewerContext } from "./context.ts";
import dashboardStyles from "./dashboard.css?url";
import { fontUrls } from "./fonts/fonts.ts";
import type { Handle } from "./handle.ts";
import { importAfterPaint } from "./islands/after-paint.ts";
import { IslandServer } from "./islands/island.tsx";
import { languageTag } from "./locale.ts";
import { type RootData, useRootData } from "./root-data.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const services = context.get(servicesContext);
  const { db, demonstration, onlyHere } = services;
  const viewer = context.get(viewerContext);
  const { cookieChoice, currency, tagManager } = context.get(factsContext);
  const kept = context.get(keptContext);
  const [site, rates, retention, consents, known] = await Promise.all([
    kept.answer("site", "settings", () => loadSite(db)),
    kept.answer("site", "exchange rates", () => exchangeRates(db)),
    kept.answer("site", "retention", async () => readRetention((await storedSettings(db)).retention.value)),
    kept.answer("site", "consents", async () => {
      const [{ name }, wordings] = await Promise.all([loadSite(db), consentWordings(db)]);
      return { ...wordings, consent_request: await requestWording(db, name) };
    }),
    viewer?.userType === "patient" ? knownAnswers(services, viewer.userId) : null,
  ]);
  return {
    site,
    demo: demonstration && (onlyHere ? "here" : "open"),
    cookieChoice,
    tagManager,
    retention,
    consents,
    money: { rates, chosen: currency },
    known,
  };
}

/** Nothing of it changes while somebody goes from screen to screen of a dashboard. */
export const shouldRevalidate = () => false;

/** The document. The layouts in routes/ decide what surrounds a page in it. */
export function Layout({ children }: { children: ReactNode }) {
  const publicPage = use(IslandServer) !== null;
  const data = useRootData();
  const looksLikeDashboard = useMatches().some(({ handle }) => (handle as Handle | undefined)?.styles === "dashboard");
  return (
    <html lang={languageTag()} data-measure={data?.cookieChoice === "all" ? "" : undefined} data-tag-manager={data?.tagManager}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FDFCFA" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0A1F26" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        {!publicPage && <link rel="manifest" href="/manifest.webmanifest" />}
        {fontUrls.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
        ))}
        {publicPage && <IslandScripts />}
        <Meta />
        <link rel="stylesheet" href={publicPage && !looksLikeDashboard ? publicStyles : dashboardStyles} />
        <Links />
      </head>
      <body>
        {children}
        {!publicPage && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The scripts that wake islands. They come before the style sheet, because an inline script would wait for it. */
const IslandScripts = () => (
  <script
    data-imports={[islandLoader, ...imported].join(" ")}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    dangerouslySetInnerHTML={{ __html: importAfterPaint }}
  />
);

export default function App({ loaderData: { money } }: Route.ComponentProps) {
  return (
    <ShownMoneyContext value={money}>
      <Outlet />
    </ShownMoneyContext>
  );
}

/**
 * For failures before a layout exists: the settings of the site or the layout's own data cannot be read. In the browser only a dashboard
 * can fail this way, and it has no header of the public site.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = <FailedPage error={error} />;
  return import.meta.env.SSR ? <VisitorShell shell={undefined}>{page}</VisitorShell> : page;
}

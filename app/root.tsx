import islandLoader from "virtual:islands";
import { type ReactNode, use } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { loadHeaderMenu, menuVersion } from "#domain/content/header-menu.server.ts";
import { defaultMenu, servedItems } from "#domain/content/header-menu.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { defaultSite } from "#domain/content/site.ts";
import type { Route } from "./+types/root";
import "./app.css";
import { CookieBar } from "./components/shell/cookie-bar.tsx";
import { DemoBar } from "./components/shell/demo-bar.tsx";
import { ErrorPage } from "./components/shell/error-page.tsx";
import { Outage, OutagePage } from "./components/shell/outage.tsx";
import { footerPaths, SiteFooter } from "./components/shell/site-footer.tsx";
import { SiteHeader } from "./components/shell/site-header.tsx";
import { SkipLink } from "./components/shell/skip-link.tsx";
import { factsContext, servicesContext } from "./context.ts";
import { fontUrls } from "./fonts/fonts.ts";
import { IslandServer } from "./islands/island.tsx";
import { languageTag } from "./locale.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { serves, cookieChoice } = context.get(factsContext);
  const [site, items] = await Promise.all([loadSite(db), loadHeaderMenu(db)]);
  const menu = servedItems(items, serves);
  const { pathname } = new URL(request.url);
  const year = new Date().getUTCFullYear();
  return {
    site,
    menu,
    menuVersion: menuVersion(items),
    pathname,
    demo: env.demonstration,
    year,
    cookieChoice,
    tagManager: env.GTM_ID,
    footer: footerPaths.filter(serves),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const publicPage = use(IslandServer) !== null;
  // Absent when the loader itself failed: the page then stands on the built-in values.
  const data = useRouteLoaderData<typeof loader>("root");
  const site = data?.site ?? defaultSite;
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
        <link rel="manifest" href="/manifest.webmanifest" />
        {fontUrls.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {publicPage && <script type="module" async src={islandLoader} />}
      </head>
      <body>
        <SkipLink />
        {data?.demo && <DemoBar />}
        <SiteHeader site={site} menu={data?.menu ?? defaultMenu} version={data?.menuVersion} pathname={data?.pathname ?? ""} />
        {children}
        <SiteFooter site={site} served={data?.footer ?? []} year={data?.year ?? new Date().getUTCFullYear()} />
        {data?.cookieChoice === null && <CookieBar returnTo={data.pathname} />}
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

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { phone } = useRouteLoaderData<typeof loader>("root")?.site ?? defaultSite;
  const outage = use(Outage);
  if (outage) return <OutagePage {...outage} phone={phone} />;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} phone={phone} />;
}

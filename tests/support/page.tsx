import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { RootData } from "#app/root-data.ts";
import { defaultSite } from "#domain/content/site.ts";
import { readRetention } from "#domain/vault/retention.ts";

/** Renders a route's page as a visitor without JavaScript gets it, inside a root with the site's own data. */
export function pageHtml(Page: ComponentType<never>, loaderData: unknown, more: Partial<RootData> = {}): string {
  const consents = { consent_message: null, consent_newsletter: null };
  const root = { site: defaultSite, retention: readRetention(null), consents, ...more };
  const Route = Page as ComponentType<object>;
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <Route {...{ loaderData, matches: [{ loaderData: root }], params: {} }} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { root } }} />);
}

/** Returns the text of a page, as a text browser shows it. */
export function textOf(html: string): string {
  return html
    .replace(/<(svg|template)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

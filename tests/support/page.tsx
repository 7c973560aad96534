import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { defaultSite } from "#domain/content/site.ts";

/** What a visitor without JavaScript reads: a route's page inside a root that knows the site's own words. */
export function pageHtml(Page: ComponentType<never>, loaderData: unknown): string {
  const root = { site: defaultSite };
  const Route = Page as ComponentType<object>;
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <Route {...{ loaderData, matches: [{ loaderData: root }], params: {} }} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { root } }} />);
}

/** The words of a page, as a text browser shows them. */
export function textOf(html: string): string {
  return html
    .replace(/<(svg|template)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

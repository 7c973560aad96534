import { use } from "react";
import { isRouteErrorResponse } from "react-router";
import { useRootData } from "#app/root-data.ts";
import { defaultSite } from "#domain/content/site.ts";
import { ErrorPage } from "./error-page.tsx";
import { Outage, OutagePage } from "./outage.tsx";
import { RequestCode } from "./request-code.ts";

/** Replaces a failed page. It says that the database is unavailable, or what went wrong. */
export function FailedPage({ error }: { error: unknown }) {
  const { phone } = useRootData()?.site ?? defaultSite;
  const outage = use(Outage);
  if (outage) return <OutagePage {...outage} phone={phone} />;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} phone={phone} code={use(RequestCode)} />;
}

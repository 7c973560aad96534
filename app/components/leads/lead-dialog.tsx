import { useRouteLoaderData } from "react-router";
import LeadDialogIsland from "#app/islands/widgets/lead-dialog.tsx";
import type { loader } from "#app/root.tsx";
import { defaultSite } from "#domain/content/site.ts";

/** Once on each page with «Contactar» links: the dialog they open. Asleep it is nothing but an empty place. */
export function LeadDialog() {
  const { phone, phoneE164 } = useRouteLoaderData<typeof loader>("root")?.site ?? defaultSite;
  return <LeadDialogIsland phone={phone} phoneE164={phoneE164} currentYear={new Date().getFullYear()} />;
}

import { useRouteLoaderData } from "react-router";
import LeadDialogIsland from "#app/islands/widgets/lead-dialog.tsx";
import type { loader } from "#app/root.tsx";
import { defaultSite } from "#domain/content/site.ts";

/** The place of the dialog for «Contactar» links, once on each page that has them. It is empty until it opens. */
export function LeadDialog() {
  const { name, phone, phoneE164 } = useRouteLoaderData<typeof loader>("root")?.site ?? defaultSite;
  return <LeadDialogIsland site={name} phone={phone} phoneE164={phoneE164} currentYear={new Date().getFullYear()} />;
}

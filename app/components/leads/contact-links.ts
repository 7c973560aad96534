import { href } from "#app/locale.ts";

/** Returns the address of a profile. Its form starts with the service that the visitor was looking at. */
export function profileAddress(path: string, service?: string | null) {
  return href(service ? `${path}?${new URLSearchParams({ servicio: service })}` : path);
}

/** Returns the attributes of a «Contactar» link. It leads to the form's page, or opens the dialog on pages with a `<LeadDialog/>`. */
export function contactLink(centerSlug: string, service?: string) {
  const query = new URLSearchParams({ centro: centerSlug, ...(service && { servicio: service }) });
  return {
    href: href(`/solicitar-informacion?${query}`),
    rel: "nofollow",
    "data-lead-dialog": centerSlug,
    ...(service && { "data-lead-service": service }),
  };
}

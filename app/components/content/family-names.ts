import type { Family } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";

export const familyNames: Record<Family, () => string> = {
  "pareja-hetero": m.leads_estado_pareja_hetero,
  "pareja-femenina": m.leads_estado_pareja_femenina,
  "pareja-masculina": m.leads_estado_pareja_masculina,
  "mujer-soltera": m.leads_estado_mujer_soltera,
  "hombre-soltero": m.leads_estado_hombre_soltero,
};

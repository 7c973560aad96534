type ProviderType = "clinic" | "doctor" | "specialist";

interface NamedProvider {
  provider_type: ProviderType;
  name: string | null | undefined;
  honorific?: string | null;
}

/** Texts for a profile without a name, given by the caller. */
interface Fallbacks {
  center: string;
  specialist: string;
}

const DOCTORS_TITLE = /^(dr|dra|doctor|doctora)(?=[\s.])/i;

/** Returns the name as people read it. Only doctors get a title: their own, or else «Dr.», unless the name already has one. */
export function displayName({ provider_type, name, honorific }: NamedProvider, fallbacks: Fallbacks): string {
  const given = name?.trim();
  if (!given) return provider_type === "clinic" ? fallbacks.center : fallbacks.specialist;
  if (provider_type !== "doctor" || DOCTORS_TITLE.test(given)) return given;
  return `${honorific?.trim() || "Dr."} ${given}`;
}

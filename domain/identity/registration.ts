/** The details of somebody who makes an account. Every field has passed its rule. */
export interface Registration {
  /** In lower case. */
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Absent for a patient. */
  provider?: ProviderRegistration;
}

export const PROVIDER_TYPES = ["clinic", "doctor", "specialist"] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export interface ProviderRegistration {
  type: ProviderType;
  /** The name of the center, or of the person who treats. */
  name: string;
  city: string | null;
  services: readonly string[];
}

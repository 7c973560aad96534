import type { PatientGroup } from "#domain/directory/patients.ts";
import type { OpeningHours } from "./hours.ts";

/** A fictional center. What is left out was not given: the site then says so. */
export interface DemoCenter {
  name: string;
  city: string;
  neighborhood: string;
  address: string;
  at: readonly [latitude: number, longitude: number];
  status: "draft" | "pending" | "returned" | "published" | "verified";
  verifiedOn?: string;
  /** A paid place in the lists. */
  featured?: boolean;
  /** Nobody answers for it on Cuna yet. */
  unclaimed?: boolean;
  /** In the order in which its card names them. */
  services: readonly string[];
  languages: readonly string[];
  payments: readonly string[];
  /** Left out: every country. */
  countries?: readonly string[];
  hours: OpeningHours;
  /** Most leads a day. */
  cap?: number;
  phone: string;
  short: string;
  bio?: string;
  gallery?: readonly { url: string; alt: string }[];
  /** Median hours, share within 24 hours, requests in 90 days. */
  replies?: readonly [median: number, within24h: number, cases: number];
  badges?: readonly string[];
  /** Left out: not informed. */
  patients?: {
    treated: readonly PatientGroup[];
    notTreated?: readonly PatientGroup[];
    ownEggs?: readonly [min: number | null, max: number | null];
    donorEggs?: readonly [min: number | null, max: number | null];
    on: string;
  };
}

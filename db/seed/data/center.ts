import type { ToldFacts } from "#domain/listing/donors.ts";
import type { PatientGroup } from "#domain/listing/patients.ts";
import type { Week } from "#domain/providers/week.ts";

/** A fictional center. The site shows left out facts as not informed. */
export interface DemoCenter {
  name: string;
  city: string;
  neighborhood: string;
  address: string;
  at: readonly [latitude: number, longitude: number];
  status: "draft" | "pending" | "returned" | "published" | "verified";
  verifiedOn?: string;
  /** True for a paid place in the lists. */
  featured?: boolean;
  /** True when it has no mailbox, so that our own team calls it when it gets a request. */
  unclaimed?: boolean;
  /** Our own team calls it when it gets a request. */
  withoutMail?: boolean;
  /** The services, in the order of its card. */
  services: readonly string[];
  languages: readonly string[];
  payments: readonly string[];
  /** Left out for patients of every country. */
  countries?: readonly string[];
  hours: Week;
  /** The maximum number of requests a day. */
  cap?: number;
  phone: string;
  short: string;
  bio?: string;
  gallery?: readonly { url: string; alt: string }[];
  /** Median hours, share within 24 hours, requests in 90 days. */
  replies?: readonly [median: number, within24h: number, cases: number];
  badges?: readonly string[];
  /** Left out when not informed. */
  patients?: {
    treated: readonly PatientGroup[];
    notTreated?: readonly PatientGroup[];
    ownEggs?: readonly [min: number | null, max: number | null];
    donorEggs?: readonly [min: number | null, max: number | null];
    on: string;
  };
  /** What it says of donors and stored embryos, each with its source and day. */
  donors?: ToldFacts;
}

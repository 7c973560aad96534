import type { Role } from "./powers.ts";

/** A center or a specialist that somebody manages. */
export interface Place {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: "clinic" | "doctor" | "specialist";
  readonly city: string | null;
  readonly status: "draft" | "pending" | "published" | "verified" | "returned";
  readonly role: Role;
}

export const isListed = ({ status }: Pick<Place, "status">): boolean => status === "published" || status === "verified";

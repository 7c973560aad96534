import { createContext, use } from "react";
import { type Power, type Role, roleMay } from "#domain/team/powers.ts";

/** The person's role in the center that the screens show; an owner's where no dashboard says otherwise. */
export const OwnRole = createContext<Role>("owner");

/** Returns what tells whether the person may do something, so that a screen draws no act that its guard refuses. */
export function useMay(): (power: Power) => boolean {
  const role = use(OwnRole);
  return (power) => roleMay(role, power);
}

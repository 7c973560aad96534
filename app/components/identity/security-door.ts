import { createContext } from "react";

/** The page of security for people whose area has none of its own. */
export const SECURITY = "/seguridad";

/** The page to which the forms of security are posted, so that a person stays in their own area. */
export const SecurityDoor = createContext(SECURITY);

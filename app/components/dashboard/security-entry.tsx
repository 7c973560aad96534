import ShieldCheck from "lucide-react/icons/shield-check";
import { m } from "#messages/m.ts";
import type { Entry } from "./entries.ts";

/** The page where everybody sees how they sign in and where they are signed in, in the menu of each area. */
export const securityEntry = (): Entry => ({ to: "/seguridad", label: m.dashboard_security(), icon: <ShieldCheck /> });

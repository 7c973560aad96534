import { redirect } from "react-router";
import { href } from "#app/locale.ts";

/** Leads administrators to the first screen, since no screen has this address. */
export function loader() {
  throw redirect(href("/dashboard/admin"));
}

import { redirect } from "react-router";
import { href } from "#app/locale.ts";

/** No screen has this address, so administrators start from the first screen. */
export function loader() {
  throw redirect(href("/dashboard/admin"));
}

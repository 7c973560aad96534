import { redirect } from "react-router";
import { href } from "#app/locale.ts";

/** No screen has this address: an administrator starts from the first one. */
export function loader() {
  throw redirect(href("/dashboard/admin"));
}

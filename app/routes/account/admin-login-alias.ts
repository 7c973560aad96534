import { redirect } from "react-router";
import { href } from "#app/locale.ts";

export function loader() {
  throw redirect(href("/admin-login"), { status: 301 });
}

import { redirect } from "react-router";
import { href } from "#app/locale.ts";
import type { Route } from "./+types/center-alias.ts";

/** Redirects the singular address of a center to the plural one, permanently. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(href(`/centros/${encodeURIComponent(params.slug)}`), 301);
}

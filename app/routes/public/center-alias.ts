import { redirect } from "react-router";
import { href } from "#app/locale.ts";
import type { Route } from "./+types/center-alias.ts";

/** The singular address of a center leads to the plural one for good. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(href(`/centros/${encodeURIComponent(params.slug)}`), 301);
}

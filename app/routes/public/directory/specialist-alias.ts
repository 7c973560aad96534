import { redirect } from "react-router";
import { href } from "#app/locale.ts";
import type { Route } from "./+types/specialist-alias.ts";

/** Redirects the singular address of a person to the plural one, permanently. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(href(`/especialistas/${encodeURIComponent(params.slug)}`), 301);
}

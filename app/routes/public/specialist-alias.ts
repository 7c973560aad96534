import { redirect } from "react-router";
import { href } from "#app/locale.ts";
import type { Route } from "./+types/specialist-alias.ts";

/** The singular address of a person leads to the plural one for good. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(href(`/especialistas/${encodeURIComponent(params.slug)}`), 301);
}

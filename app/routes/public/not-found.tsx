import { data } from "react-router";

/** Answers every address that no other route knows, with the root's error page and status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

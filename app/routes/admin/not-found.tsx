/** This is behind the guard: people who may not see administration do not learn which addresses exist. */
export function loader() {
  throw new Response(null, { status: 404 });
}

/** Is never drawn: because a component exists, the layout's error page answers instead of a bare text. */
export default function NotFound() {
  return null;
}

/** Behind the guard: whoever may not see administration does not learn what there is. */
export function loader() {
  throw new Response(null, { status: 404 });
}

/** Never drawn: with a component, the layout's error page answers instead of a bare text. */
export default function NotFound() {
  return null;
}

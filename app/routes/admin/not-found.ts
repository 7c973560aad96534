/** Behind the guard: whoever may not see administration does not learn what there is. */
export function loader() {
  throw new Response(null, { status: 404 });
}

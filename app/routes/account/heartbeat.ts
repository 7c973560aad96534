/** An open page says that it is still in use: whoever is signed in was known before this runs, and the session with them. */
export const action = () => new Response(null, { status: 204 });

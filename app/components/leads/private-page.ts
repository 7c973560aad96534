/** Of pages behind a signed link: nobody keeps them, and no other site learns their address. Not «no-referrer», with which browsers hide the origin of our own forms too. */
export const PRIVATE_HEADERS = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" } as const;

import type { Handle } from "#app/handle.ts";

export const handle = { audience: "api" } satisfies Handle;

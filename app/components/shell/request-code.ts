import { createContext } from "react";

/** The id of the request, which exists only on the server. */
export const RequestCode = createContext<string | null>(null);

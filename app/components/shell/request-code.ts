import { createContext } from "react";

/** The id of the request, on the server only. What the browser draws by itself has none. */
export const RequestCode = createContext<string | null>(null);

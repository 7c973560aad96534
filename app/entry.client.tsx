import "./locale.browser.ts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Only dashboards use this; public pages have app/islands/client.ts.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

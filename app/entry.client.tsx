import "./locale.browser.ts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { surviveTranslation } from "./translated-text.browser.ts";
import { Drawn, keepTyped } from "./typed-before.browser.tsx";

// Only dashboards use this; public pages have app/islands/client.ts.
surviveTranslation();
const putBack = keepTyped();
startTransition(() => {
  hydrateRoot(
    document,
    <>
      <HydratedRouter />
      <Drawn tell={putBack} />
    </>,
  );
});

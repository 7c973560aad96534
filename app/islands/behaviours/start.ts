import { stepAside } from "./away.ts";
import { startCarousels } from "./carousel.ts";
import { answerCookieBar } from "./cookie-bar.ts";
import { assistDialogs } from "./dialogs.ts";
import { followFilters } from "./filters.ts";
import { openLeadDialogs } from "./lead-dialog.ts";
import type { Loader } from "./loader.ts";
import { startMeasuring } from "./measure.ts";
import { followMenu } from "./menu.ts";
import { reportSeenOffer } from "./offer-seen.ts";
import { saveCenters } from "./save.ts";
import { installServiceWorker } from "./service-worker.ts";
import { shareLinks } from "./share.ts";

/** Plain DOM, no React: each behaviour improves markup that already works without it. */
export function startBehaviours(loader: Loader) {
  answerCookieBar();
  shareLinks();
  stepAside();
  followFilters();
  saveCenters();
  startCarousels();
  assistDialogs();
  openLeadDialogs(loader);
  reportSeenOffer();
  followMenu();
  installServiceWorker();
  void startMeasuring();
}

import { stepAside } from "./away.ts";
import { startCarousels } from "./carousel.ts";
import { followChoices } from "./choices.ts";
import { answerCookieBar } from "./cookie-bar.ts";
import { assistDialogs } from "./dialogs.ts";
import { followFilters } from "./filters.ts";
import { replaceMissingImages } from "./images.ts";
import { makeInstallable } from "./installable.ts";
import { openLeadDialogs } from "./lead-dialog.ts";
import { loadMore } from "./load-more.ts";
import type { Loader } from "./loader.ts";
import { startMeasuring } from "./measure.ts";
import { followMenu } from "./menu.ts";
import { reportSeenOffer } from "./offer-seen.ts";
import { linkPlaces } from "./place-links.ts";
import { allowPrerendering } from "./prerender.ts";
import { scrollTogether } from "./synced.ts";

/** Starts the behaviours of a page. They use plain DOM, no React, and each improves markup that already works without it. */
export function startBehaviours(loader: Loader) {
  answerCookieBar();
  stepAside();
  followFilters();
  followChoices();
  scrollTogether();
  loadMore();
  startCarousels();
  replaceMissingImages();
  assistDialogs();
  openLeadDialogs(loader);
  reportSeenOffer();
  if (document.querySelector("form[data-questions]")) void import("./questions.ts").then(({ filterQuestions }) => filterQuestions());
  linkPlaces();
  followMenu();
  makeInstallable();
  void allowPrerendering();
  void startMeasuring();
}

import { answerCookieBar } from "./cookie-bar.ts";

/** What a behaviour may ask of the loader. */
export interface Loader {
  /** Hydrates a sleeping island; resolves when it is awake, or has failed and its HTML works natively. */
  wake(el: HTMLElement): Promise<unknown>;
}

/** Plain DOM, no React: each behaviour improves markup that already works without it. */
export function startBehaviours(_loader: Loader) {
  answerCookieBar();
}

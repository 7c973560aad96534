/** What a behaviour may ask of the loader. */
export interface Loader {
  /** Hydrates a sleeping island; resolves when it is awake, or has failed and its HTML works natively. */
  wake(el: HTMLElement): Promise<unknown>;
}

/** What a behaviour may ask the loader for. */
export interface Loader {
  /** Hydrates a sleeping island. Resolves when it is awake, or when it has failed and its HTML works natively. */
  wake(el: HTMLElement): Promise<unknown>;
}

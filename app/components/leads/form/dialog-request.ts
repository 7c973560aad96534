/**
 * The event by which a «Contactar» link asks its page's dialog to open. A dialog that is awake answers with preventDefault(). This file
 * holds types only, since the loader shares no code with React.
 */
export type DialogRequestName = "cuna:contactar";

export interface DialogRequest {
  slug: string;
  service: string | undefined;
  /** The address of the link, which the browser follows when anything fails. */
  address: string;
  /** The element that gets the focus back. */
  opener: HTMLElement;
}

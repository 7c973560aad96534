/**
 * The event by which a «Contactar» link asks its page's dialog to open. A hydrated dialog answers with preventDefault(). This file
 * contains only types, since the loader shares no code with React.
 */
export type DialogRequestName = "cuna:contactar";

export interface DialogRequest {
  slug: string;
  /** The address of the link, with what the visitor was looking at. The browser follows it when anything fails. */
  address: string;
  /** The element to which the focus returns. */
  opener: HTMLElement;
}

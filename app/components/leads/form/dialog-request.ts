/**
 * The event by which a «Contactar» link asks its page's dialog to open. A hydrated dialog answers with preventDefault(). This file
 * contains only types, since the loader shares no code with React.
 */
export type DialogRequestName = "cuna:contactar";

export interface DialogRequest {
  slug: string;
  service: string | undefined;
  /** The situation that the visitor was looking for. */
  situation: string | undefined;
  /** The address of the link, which the browser follows when anything fails. */
  address: string;
  /** The element to which the focus returns. */
  opener: HTMLElement;
}

/** How a «Contactar» link asks the dialog of its page to open; answered with preventDefault() by a dialog that is awake. */
export const DIALOG_REQUEST = "cuna:contactar";

export interface DialogRequest {
  slug: string;
  service: string | undefined;
  /** Where the link leads by itself: the way out when anything fails. */
  address: string;
  /** Gets the focus back. */
  opener: HTMLElement;
}

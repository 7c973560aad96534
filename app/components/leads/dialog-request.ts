/** The event by which a «Contactar» link asks the dialog of its page to open; a dialog that is awake answers with preventDefault(). Types only: the loader shares no code with React. */
export type DialogRequestName = "cuna:contactar";

export interface DialogRequest {
  slug: string;
  service: string | undefined;
  /** Where the link leads by itself: the way out when anything fails. */
  address: string;
  /** Gets the focus back. */
  opener: HTMLElement;
}

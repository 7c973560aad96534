/** `waiting`: its file changed after an editor did. `pending`: published without a professional's signature. */
export const TEXT_VIEWS = ["all", "drafts", "pending", "waiting", "archived"] as const;
export type TextView = (typeof TEXT_VIEWS)[number];

export const TEXT_SORTS = ["title", "changed", "reviewed"] as const;
export type TextSort = (typeof TEXT_SORTS)[number];

export const TEXTS_PER_PAGE = 50;
/** The longest reason for publishing or archiving a text. */
export const MAX_CONTENT_REASON = 300;

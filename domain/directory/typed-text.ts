/** The maximum length of a search, in UTF-16 units like the maxlength attribute. Longer texts are cut. */
export const MAX_TEXT_LENGTH = 100;

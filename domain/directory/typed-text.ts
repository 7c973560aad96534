/** The longest text of a search, in UTF-16 units like the maxlength attribute; what is longer is cut. */
export const MAX_TEXT_LENGTH = 100;

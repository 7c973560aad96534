/** The choice that lets a center type an amount of its own. */
export const OTHER_AMOUNT = "otro";

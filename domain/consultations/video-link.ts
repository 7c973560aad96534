const MAX_LINK = 500;

/** Returns whether a link to a video is valid. */
export const isVideoLink = (text: string): boolean =>
  text.length <= MAX_LINK && URL.canParse(text) && new URL(text).protocol === "https:" && text.startsWith("https://");

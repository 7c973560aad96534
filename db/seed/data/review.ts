export interface DemoReview {
  heldOn: string;
  /** Null when the visit was about no single service. */
  service: string | null;
  rating: number;
  author: string;
  body: string;
  reply?: string;
  onHome: boolean;
}

/**
 * Reads one review a line: day of the consultation | service | stars | author | words | answer of the center (if any).
 * An asterisk before the day puts it on the home page.
 */
export function readReviews(lines: string): readonly DemoReview[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [day = "", service = "", rating = "", author = "", body = "", reply] = line.split("|").map((part) => part.trim());
      return {
        heldOn: day.replace("*", "").trim(),
        service: service === "-" ? null : service,
        rating: Number(rating),
        author,
        body,
        ...(reply && { reply }),
        onHome: day.startsWith("*"),
      };
    });
}

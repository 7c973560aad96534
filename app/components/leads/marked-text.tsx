/** A message in which text between ** is bold. */
export function MarkedText({ text }: { text: string }) {
  return text.split("**").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );
}

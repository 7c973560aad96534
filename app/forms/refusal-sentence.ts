import { m } from "#messages/m.ts";

const SENTENCES: Readonly<Record<number, () => string>> = {
  400: m.errors_sentence_bad_request,
  404: m.errors_sentence_not_found,
  405: m.errors_sentence_method,
  408: m.errors_sentence_slow,
  413: m.errors_sentence_too_large,
  422: m.errors_sentence_invalid,
  429: m.errors_sentence_limited,
  431: m.errors_sentence_headers,
  503: m.errors_sentence_unavailable,
};

/** Says in one sentence why a request was refused. */
export function refusalSentence(status: number): string {
  const sentence = SENTENCES[status] ?? (status < 500 ? m.errors_sentence_bad_request : m.errors_sentence_failed);
  return sentence();
}

/** Says why a form from another site was refused, and gives the address of this site. */
export const foreignOriginSentence = (address: string): string => m.errors_sentence_origin({ address });

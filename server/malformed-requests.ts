import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { refusalSentence } from "#app/forms/refusal-sentence.ts";

/** The status for each error of Node's parser: https://nodejs.org/api/http.html#event-clienterror */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers malformed requests (not HTTP, endless headers, a client that is too slow) with the headers of every other answer, since
 * Node's own refusals never pass through the app.
 */
export function answerMalformedRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    // The client has disconnected, or is in the middle of another answer, which this one would corrupt.
    if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
    socket.end(refusal(STATUSES[error.code ?? ""] ?? 400, headers), () => socket.destroySoon());
  });
  server.on("checkExpectation", (_req: IncomingMessage, res: ServerResponse) => {
    const body = refusalSentence(417);
    res.writeHead(417, fieldsOf(body, headers)).end(body);
  });
}

function refusal(status: number, headers: Readonly<Record<string, string>>): string {
  const body = refusalSentence(status);
  const fields = Object.entries(fieldsOf(body, headers)).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join("\r\n")}\r\n\r\n${body}`;
}

const fieldsOf = (body: string, headers: Readonly<Record<string, string>>) => ({
  ...headers,
  "Content-Type": "text/plain; charset=utf-8",
  "Content-Length": Buffer.byteLength(body),
  "Cache-Control": "no-store",
  Connection: "close",
});

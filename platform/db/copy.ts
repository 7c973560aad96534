import { once } from "node:events";
import { Readable } from "node:stream";
import type pg from "pg";

/** The interface that the driver gives to custom queries. Its types leave out the part about COPY. */
interface Wire {
  readonly stream: import("node:net").Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Streams the rows of a `copy … to stdout`, one chunk a row. The server waits while nobody reads. */
export function copyOut(client: pg.Client, text: string): Readable {
  let wire: Wire | undefined;
  const rows = new Readable({ objectMode: true, highWaterMark: 1_000, read: () => wire?.stream.resume() });
  client.query({
    submit(connection: unknown) {
      wire = connection as Wire;
      wire.query(text);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver reuses this memory for the next rows, so they are copied.
      if (!rows.push(Buffer.from(chunk))) wire?.stream.pause();
    },
    handleCommandComplete() {},
    handleReadyForQuery: () => rows.push(null),
    handleError: (error: Error) => rows.destroy(error),
  } as pg.Submittable);
  return rows;
}

/** Sends chunks to a `copy … from stdin`, and resolves when the server has taken them all. */
export function copyIn(client: pg.Client, text: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let refused = false;
    async function send(wire: Wire) {
      try {
        for await (const chunk of chunks) {
          if (refused) return;
          wire.sendCopyFromChunk(chunk);
          if (wire.stream.writableNeedDrain) await once(wire.stream, "drain");
        }
        wire.endCopyFrom();
      } catch (error) {
        wire.sendCopyFail((error as Error).message);
      }
    }
    client.query({
      submit: (connection: unknown) => (connection as Wire).query(text),
      handleCopyInResponse: (connection: unknown) => void send(connection as Wire),
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        refused = true;
        reject(error);
      },
    } as pg.Submittable);
  });
}

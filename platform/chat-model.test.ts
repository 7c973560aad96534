import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { type ChatModelSettings, openChatModel } from "./chat-model.ts";
import { EnvMistakes, readEnv } from "./env.ts";

const saying = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const asked: { authorization: string | undefined; url: string | undefined }[] = [];
let answer: (response: http.ServerResponse) => void = () => {};
const server = http.createServer((request, response) => {
  asked.push({ authorization: request.headers.authorization, url: request.url });
  request.resume().on("end", () => answer(response));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => server.close().closeAllConnections());
const { port } = server.address() as AddressInfo;
const settings: ChatModelSettings = { url: `http://127.0.0.1:${port}/v1`, model: "prueba", key: "sk-prueba" };
const ask = (of: Partial<ChatModelSettings> = {}) => openChatModel({ ...settings, ...of }, 300).ask("Redacta", "{}");

test("a model is asked with its key, and what it answers is what it said; any other answer is a named failure", async () => {
  answer = (response) => response.end(saying("Hola."));
  expect(await ask()).toEqual({ text: "Hola." });
  expect(asked).toEqual([{ authorization: "Bearer sk-prueba", url: "/v1/chat/completions" }]);
  answer = (response) => response.end("no es JSON");
  expect(await ask()).toEqual({ failure: "nonsense" });
  answer = (response) => response.end(saying("a".repeat(200_000)));
  expect(await ask()).toEqual({ failure: "too-large" });
  answer = (response) => response.writeHead(302, { Location: "http://169.254.169.254/" }).end();
  expect(await ask()).toEqual({ failure: "refused" });
  answer = (response) => response.write("{");
  expect(await ask()).toEqual({ failure: "slow" });
  expect(await ask({ url: "http://127.0.0.1:1/v1" })).toEqual({ failure: "unreachable" });
});

test("an address in a private network is refused before anything is sent, and one without https before the site starts", async () => {
  expect(await ask({ url: "https://10.0.0.7/v1" })).toEqual({ failure: "private-address" });
  const read =
    (WRITER_URL: string, more: object = { WRITER_MODEL: "m" }) =>
    () =>
      readEnv({ DATABASE_URL: "postgres://x", SECRET_KEY: "s".repeat(40), WRITER_URL, ...more });
  expect(read("http://modelo.example/v1")).toThrow(EnvMistakes);
  expect(read("https://ana:clave@modelo.example/v1")).toThrow(EnvMistakes);
  expect(read("https://modelo.example/v1", {})).toThrow("WRITER_URL and WRITER_MODEL belong together");
  expect(read("https://modelo.example/v1")().writer).toEqual({ url: "https://modelo.example/v1", model: "m", key: undefined });
});

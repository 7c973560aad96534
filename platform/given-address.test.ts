import { expect, test } from "vitest";
import { readGivenAddress } from "./given-address.ts";

test.each([
  ["http://sistema.example/cuna", "not-https"],
  ["https://10.0.0.8/cuna", "private"],
  ["https://169.254.169.254/", "private"],
  ["https://[::1]/", "private"],
  ["https://localhost/", "private"],
  ["https://intranet/", "private"],
  ["https://ana:clave@sistema.example/", "not-an-address"],
  ["ftp://sistema.example/", "not-an-address"],
  ["sistema", "not-an-address"],
])("%s is refused as an address: %s", (typed, mistake) => {
  expect(readGivenAddress(typed, { maxLength: 500, local: false })).toEqual({ mistake });
});

test("a public https address is taken, and a demonstration takes its own machine too", () => {
  expect(readGivenAddress(" https://sistema.example/cuna ", { maxLength: 500, local: false })).toEqual({
    url: "https://sistema.example/cuna",
  });
  expect(readGivenAddress("http://127.0.0.1:9000/", { maxLength: 500, local: true })).toEqual({ url: "http://127.0.0.1:9000/" });
});

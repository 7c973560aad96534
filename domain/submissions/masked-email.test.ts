import { expect, test } from "vitest";
import { maskedEmail } from "./masked-email.ts";

test("an address is shown to its owner by its first letter and its host", () => {
  expect(["maria@correo.example", "ñ@x.example", '"a@b"@c.example'].map(maskedEmail)).toEqual([
    "m•••••@correo.example",
    "ñ•••••@x.example",
    '"•••••@c.example',
  ]);
});

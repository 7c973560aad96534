import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { knownAnswers } from "./autofill.server.ts";
import { autofilled } from "./autofill.ts";
import { saveHealth, saveSettings } from "./save-settings.server.ts";

const ctx = await testContext();
const maria = idOfPerson("maria");

test("an account fills in who its person is and how to reach them, and never what they wrote of their health", async () => {
  await saveHealth(ctx, maria, { birthYear: 1989, interests: ["fiv"], history: "endometriosis" });
  await saveSettings(ctx, maria, { preferredContact: "phone" });
  const known = await knownAnswers(ctx, maria);
  expect(known).toEqual({
    nombre: "María",
    apellido: "Rosario",
    email: "maria.rosario@correo.example",
    telefono: "+18095550121",
    pais: "República Dominicana",
    anoNacimiento: "1989",
    metodoContacto: "telefono",
  });
});

test("only fields that are empty or as the form starts are filled in", () => {
  const known = { nombre: "María", email: "maria@correo.example", metodoContacto: "email" as const, pais: "España" };
  expect(autofilled({ nombre: "Otra", ciudad: "Santiago" }, known)).toEqual({
    nombre: "Otra",
    ciudad: "Santiago",
    email: "maria@correo.example",
    metodoContacto: "email",
    pais: "España",
  });
  expect(autofilled({ metodoContacto: "telefono", pais: "Francia" }, { ...known, nombre: "" })).toEqual({
    metodoContacto: "telefono",
    pais: "Francia",
    email: "maria@correo.example",
  });
});

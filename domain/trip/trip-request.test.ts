import { expect, test } from "vitest";
import { readTripRequest } from "./trip-request.ts";

const typed = {
  destino: "centros",
  servicio: "fiv",
  nombre: "María",
  apellido: "Rosario",
  email: "maria@correo.example",
  telefono: "+1 809 555 0147",
};

test("a request from the guide names who gets it and what it is about; its consent is asked for beside the names", () => {
  expect(readTripRequest(typed, 2026)).toMatchObject({ receiver: "centros", service: "fiv" });
  expect(readTripRequest(typed, 2026).errors).not.toHaveProperty("consentimiento");
  expect(readTripRequest(typed, 2026).errors).not.toHaveProperty("servicio");
  expect(readTripRequest(typed, 2026).errors).not.toHaveProperty("destino");
});

test("a service or a receiver that is none of ours counts as missing, and so does what a form must have", () => {
  const { receiver, service, errors } = readTripRequest({ ...typed, destino: "todos", servicio: "cirugia", email: "maria@" }, 2026);
  expect([receiver, service]).toEqual([null, ""]);
  expect(errors).toMatchObject({ servicio: "required", destino: "required", email: "invalid" });
  expect(readTripRequest({}, 2026).errors).toMatchObject({ servicio: "required", destino: "required", nombre: "required" });
});

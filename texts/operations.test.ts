import { describe, expect, test } from "vitest";
import { NO_ANSWER, NOTHING_LEFT } from "#domain/mail/mail.ts";
import { mailTrouble } from "./operations.ts";

describe("why a mail did not arrive", () => {
  test.each([
    ["550 5.1.1 <[address]>: Recipient address rejected: User unknown", "El buzón no existe. El servidor respondió: «550 5.1.1"],
    ["552 5.2.2 Mailbox full", "El buzón está lleno. El servidor respondió: «552"],
    ["550 5.7.1 Message rejected as spam", "El servidor lo rechazó por sus reglas contra correo no deseado. "],
    ["451 4.3.2 Try again later", "El servidor pidió que se intente más tarde. "],
    ["535 5.7.8 Authentication failed", "El servidor no aceptó nuestras credenciales: revisa la configuración de correo. "],
    ["554 Transaction failed", "El servidor no lo aceptó. "],
    ["connect ECONNREFUSED 127.0.0.1:25", "No hubo conexión con el servidor de correo. Detalle técnico: «connect ECONNREFUSED"],
    ["getaddrinfo ENOTFOUND mx.example", "No hay un servidor de correo con ese nombre. "],
    ["no answer within 30 s", "El servidor no respondió a tiempo. "],
    ["self-signed certificate", "El servidor no probó ser quien dice: su certificado no vale. "],
    ["something that nobody foresaw", "Detalle técnico: «something"],
  ])("%s", (error, said) => {
    expect(mailTrouble(error)).toContain(said);
  });

  test("what we know ourselves needs no detail, and a mail without trouble none at all", () => {
    expect([mailTrouble(NOTHING_LEFT), mailTrouble(NO_ANSWER), mailTrouble(null)]).toEqual([
      "Cuando le tocaba salir, ya no había nada que decir.",
      "Dos envíos terminaron sin respuesta: quizá llegó.",
      null,
    ]);
  });
});

import { expect, test } from "vitest";
import { auditFieldName, auditSubjectName } from "./audit-details.ts";
import { auditChangedName, auditValue } from "./audit-values.ts";

test("the log calls fields and codes what screens call them, as the act means them", () => {
  expect(auditFieldName("draft.made", "sentences")).toBe("Frases");
  expect(auditFieldName("lead.submitted", "source")).toBe("Por dónde llegó");
  expect(auditFieldName("statement.added", "source")).toBe("Fuente");
  expect(auditValue("provider.verified", "before", "pending")).toBe("Pendiente");
  expect(auditValue("offer.declined", "reason", "no-room")).not.toBe("no-room");
  expect(auditValue("price.changed", "after", 4500)).toBe("US$ 45.00");
  expect(auditValue("sign.in", "known_device", true)).toBe("Sí");
  expect(auditChangedName("content.published", 3)).toBe("Versión");
  expect(auditChangedName("provider.verified", "verified")).toBe("Estado");
  expect(auditSubjectName("draft")).toBe("Borrador generado");
});

test("what has no name, or comes from an older version, stands as it was kept", () => {
  expect(auditFieldName("setting.changed", "brand.old_path")).toBe("brand.old_path");
  expect(auditValue("provider.verified", "before", "toString")).toBe("toString");
  expect(auditValue("old.act", "reason", "because")).toBe("because");
  expect(auditSubjectName("carriage")).toBe("carriage");
});

alter table reviews drop column decided_at, drop column decided_by, drop column decision_reason;

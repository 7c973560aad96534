-- When the patient opened the page that compares their quotes. A quote itself stays as it was sent.
alter table quotes add column read_at timestamptz;
grant update (read_at) on quotes to cuna_app;

-- What Meta says of a message that it took: its id there, and how far it came. `failed` is never said of what was delivered.
alter table whatsapp_messages
  add column meta_id text,
  add column delivery text check (delivery in ('sent', 'failed', 'delivered', 'read')),
  add column delivery_at timestamptz;
create index on whatsapp_messages (meta_id);

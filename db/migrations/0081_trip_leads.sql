-- Requests from the trip guide.
alter table leads drop constraint leads_source_check;
alter table leads add constraint leads_source_check check (source in ('dialog', 'page', 'card', 'inline', 'trip', 'api'));

-- The number that a center says its paper bears. Our team types what it reads without seeing it, and only the two together are accepted.
alter table provider_documents add column stated_number text check (length(stated_number) between 1 and 60);

-- Whom no mail can tell of an offer; the sidebar of every screen of administration counts their open ones.
create index provider_without_mail on provider_profiles (id) where coalesce(email, '') = '';

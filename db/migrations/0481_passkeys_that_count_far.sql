-- WebAuthn counts with 32 bits, of which an integer has one less.
alter table passkeys alter column counter type bigint;

-- Everybody of our own team has one role. Whoever was in it stays an administrator, who may do everything.
alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check
  check (role in ('admin', 'support', 'editor', 'money', 'verification'));
create unique index user_roles_one_each on user_roles (user_id);

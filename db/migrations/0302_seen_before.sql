update profiles p set last_seen_at = s.at, seen_days = 1
  from (select user_id, max(last_activity_at) as at from user_sessions group by user_id) s where s.user_id = p.user_id;

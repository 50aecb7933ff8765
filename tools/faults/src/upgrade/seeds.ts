/**
 * Rows as the version wrote them that a migration made the schema of. Frozen: a seed runs right after its migration and
 * before the next, so it is never changed when the schema moves on. Ids count from 1, because the database is new.
 */
export const seeds: Record<string, string> = {
  '0001-teams': `
    insert into teams (name, timezone, created_at) values ('Oak Workshop', 'Europe/London', '2026-01-02 09:00Z');
    insert into users (team_id, name, email, role, status, created_at) values
      (1, 'Ada Oak', 'ada@upgrade.test', 'super_admin', 'active', '2026-01-02 09:00Z'),
      (1, 'Ben Elm', 'ben@upgrade.test', 'viewer', 'active', '2026-01-03 09:00Z');
    insert into user_metas (team_id, user_id, key, value) values (1, 1, 'theme', 'dark');
    insert into audit_entries (team_id, at, user_id, action, subject, subject_id, details)
      values (1, '2026-01-02 09:01Z', 1, 'user.signed_in', 'user', 1, '{"name": "Ada Oak"}');
    insert into logins (email, team_id, user_id, password_hash) values ('ada@upgrade.test', 1, 1,
      '$argon2id$v=19$m=19456,t=2,p=1$PY2X8KVHeyW9EHXg2+h0Vg$BI2BHoZKc1H3E0Jlsh+JWqUOMmEHplZX24QAxOgLxdg');`,
  '0002-commerce': `
    insert into stores (team_id, type, name, url, default_currency, currency_id, created_at, collections_count,
        customers_count, orders_count, products_count)
      values (1, 'woocommerce', 'Old shop', 'https://old-shop.example', 'GBP', 826, '2026-01-04 10:00Z', 1, 1, 1, 1);
    insert into store_credentials (team_id, store_id, sealed) values (1, 1, 'sealed with a key of old');
    insert into store_syncs (team_id, store_id, state, run, needs_reconnect, error)
      values (1, 1, 'failed', 1, true, 'The key was taken back.');
    insert into collections (team_id, store_id, provider_id, name, slug, run) values (1, 1, '15', 'Chairs', 'chairs', 1);
    insert into products (team_id, store_id, provider_id, name, status, sku, price, currency, url, units_sold)
      values (1, 1, '101', 'Oak chair', 'publish', 'OC-1', 12900, 'GBP', 'https://old-shop.example/oak-chair', 2);
    insert into product_collections (team_id, product_id, collection_id) values (1, 1, 1);
    insert into customers (team_id, store_id, key, is_registered, name, email, city, country, orders_count,
        last_order_at, search_text)
      values (1, 1, 'id:7', true, 'Cleo Ash', 'cleo@buyers.test', 'Leeds', 'GB', 1, '2026-01-05 11:00Z',
        'cleo ash cleo@buyers.test');
    insert into orders (team_id, store_id, provider_id, number, status, currency, total, tax_total, shipping_total,
        discount_total, refunded_total, items_count, ordered_at, modified_at, customer_id, customer_name)
      values (1, 1, '201', '201', 'completed', 'GBP', 25800, 4300, 0, 0, 12900, 2, '2026-01-05 11:00Z',
        '2026-01-05 11:00Z', 1, 'Cleo Ash');
    insert into order_lines (team_id, order_id, position, store_id, product_provider_id, name, sku, quantity, total)
      values (1, 1, 0, 1, '101', 'Oak chair', 'OC-1', 2, 25800);
    insert into refunds (team_id, store_id, order_id, provider_id, amount, reason, refunded_at, run)
      values (1, 1, 1, '301', 12900, 'One was scratched', '2026-01-06 12:00Z', 1);
    insert into refund_lines (team_id, refund_id, position, product_provider_id, quantity, total)
      values (1, 1, 0, '101', 1, 12900);
    insert into store_day (team_id, store_id, day, currency, orders, revenue, refunds, units)
      values (1, 1, '2026-01-05', 'GBP', 1, 25800, 0, 2);`,
  '0003-favorites': `
    insert into favorite_categories (team_id, user_id, type, name, name_key, rank, created_at)
      values (1, 1, 'menu', 'Daily', 'daily', 0, '2026-01-07 08:00Z');
    insert into favorite_items (team_id, category_id, favoritable_id, label, rank)
      values (1, 1, '/e-commerce/orders', 'Orders', 0);`,
  '0004-authentication': `
    update users set timezone = 'Europe/London' where id = 1;
    insert into users (team_id, name, email, role, status, created_at)
      values (1, 'Dan Fir', 'dan@upgrade.test', 'editor', 'pending', '2026-01-08 08:00Z');
    insert into links (token_hash, kind, user_id, team_id, email, created_at, expires_at)
      values ('hash-of-an-invitation', 'invitation', 3, 1, 'dan@upgrade.test', now(), now() + interval '7 days');`,
  '0005-mail': `
    insert into mails (message_id, template, queued_at, attempts, sent_at)
      values ('<1@upgrade.test>', 'invitation', now(), 1, now());`,
  '0006-social-sign-in': `
    insert into social_identities (provider, subject, team_id, user_id, created_at)
      values ('google', 'subject-1', 1, 1, '2026-01-09 08:00Z');`,
  '0008-store-updates': `
    insert into store_sync_records (team_id, store_id, cause, state, is_whole, started_at, finished_at, rows, error)
      values (1, 1, 'schedule', 'failed', true, '2026-01-10 08:00Z', '2026-01-10 08:01Z', '[]', 'The key was taken back.');
    insert into store_events (team_id, store_id, delivery_id, kind, provider_id, received_at)
      values (1, 1, 'delivery-1', 'orders', '201', now());`,
  '0009-list-filters': `
    insert into notes (team_id, user_id, notable_type, notable_id, content, visible_to_team, created_at, updated_at)
      values (1, 1, 'order', 1, 'Called about the scratch', true, '2026-01-11 08:00Z', '2026-01-11 08:00Z');
    insert into saved_filters (team_id, user_id, list, name, name_key, search, visible_to_team, created_at)
      values (1, 1, 'orders', 'Completed', 'completed', 'status=completed', false, '2026-01-11 08:00Z');`,
  '0010-social-accounts': `
    insert into account_owners (social, provider_id, team_id, person_id, created_at)
      values ('instagram', '17840000000000001', 1, 'person-1', '2026-01-12 08:00Z');
    insert into social_accounts (team_id, service, social, provider_id, username, followers_count, posts_count, revoked_at,
        created_at)
      values (1, 'social', 'instagram', '17840000000000001', 'oak.workshop', 1200, 1, '2026-01-20 08:00Z', '2026-01-12 08:00Z');
    insert into account_credentials (team_id, account_id) values (1, 1);
    insert into account_collections (team_id, service, social, name, name_key, created_at)
      values (1, 'social', 'instagram', 'Ours', 'ours', '2026-01-12 08:00Z');
    insert into account_collection_members (team_id, collection_id, account_id) values (1, 1, 1);
    insert into account_readings (team_id, account_id, state, needs_reconnect) values (1, 1, 'failed', true);
    insert into account_reading_records (team_id, account_id, cause, state, started_at, rows)
      values (1, 1, 'schedule', 'failed', '2026-01-20 08:00Z', '[]');
    insert into social_posts (team_id, account_id, provider_id, kind, place, caption, posted_at, likes, reach, followers_count,
        engagement_rate, read_at)
      values (1, 1, 'post-1', 'image', 'feed', 'The oak chair is back', '2026-01-04 18:00Z', 40, 900, 1200, 4.4,
        '2026-01-19 05:30Z');
    insert into post_day (team_id, post_id, day, likes, reach) values (1, 1, '2026-01-19', 40, 900);
    insert into account_day (team_id, account_id, day, reach, views) values (1, 1, '2026-01-18', 700, 1500);
    insert into account_counts (team_id, account_id, day, followers_count, read_at)
      values (1, 1, '2026-01-19', 1200, '2026-01-19 05:30Z');
    insert into online_followers (team_id, account_id, day, hour, starts_at, followers)
      values (1, 1, '2026-01-18', 20, '2026-01-18 20:00Z', 300);
    insert into account_audience (team_id, account_id, day, of, dimension, shares)
      values (1, 1, '2026-01-19', 'followers', 'country', '[]');`,
  '0016-post-sales': `
    insert into post_products (team_id, post_id, product_id) values (1, 1, 1) on conflict do nothing;`,
  '0019-profiles': `
    update users set bio = 'Makes chairs' where id = 1;
    insert into files (team_id, bytes, user_id, created_at) values (1, 3, 1, '2026-01-21 08:00Z');
    insert into file_pieces (team_id, file_id, number, piece) values (1, 1, 0, '\\xffd8ff');
    insert into pictures (key, team_id, user_id, file_id, type) values ('picture-of-ada', 1, 1, 1, 'image/jpeg');`,
  '0022-exports': `
    insert into files (team_id, bytes, created_at) values (1, 4, now());
    insert into file_pieces (team_id, file_id, number, piece) select 1, max(id), 0, '\\x504b0506' from files;
    insert into team_exports (team_id, status, attempt, user_id, created_at, rows, ended_at, file_id, bytes)
      select 1, 'ready', 1, 1, now(), 12, now(), max(id), 4 from files;`,
}

/** Who the seeds can sign in as. */
export const seededMember = { email: 'ada@upgrade.test', password: 'sturdy-lantern-84' }

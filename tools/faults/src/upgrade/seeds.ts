/**
 * Rows as the version with each migration's schema wrote them. They are frozen: a seed runs right after its
 * migration and before the next, so it never changes when the schema does. Ids start at 1, because the
 * database is new.
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
  '0026-sign-in-methods': `
    update logins set password_set_at = '2026-01-22 08:00Z';
    update social_identities set email = 'ada@provider.test';
    insert into sessions (token_hash, team_id, user_id, created_at, used_at, by_password)
      values ('hash-of-a-session', 1, 1, now(), now(), true);
    insert into users (team_id, name, email, role, status, created_at, updated_at, search_text)
      values (1, 'Eve Yew', 'eve@upgrade.test', 'viewer', 'pending', now(), now(), 'eve yew');
    insert into registrations (email, user_id, name, password_hash, team_name, timezone, page_token_hash, created_at)
      select email, id, name, 'hash-of-a-password', 'Yew Workshop', 'Europe/London', 'hash-of-a-page', now()
      from users where email = 'eve@upgrade.test';
    insert into social_registrations (user_id, provider, subject, created_at, email)
      select id, 'google', 'subject-2', now(), email from users where email = 'eve@upgrade.test';
    insert into social_attempts (state_hash, provider, browser_hash, sealed, created_at)
      values ('hash-of-a-state', 'google', 'hash-of-a-browser', 'sealed with a key of old', now());
    insert into social_codes (code_hash, provider, browser_hash, sealed, created_at)
      values ('hash-of-a-code', 'google', 'hash-of-a-browser', 'sealed with a key of old', now());
    insert into social_newcomers (token_hash, provider, sealed, created_at)
      values ('hash-of-a-newcomer', 'google', 'sealed with a key of old', now());
    insert into account_attempts (state_hash, social, session_hash, team_id, created_at)
      values ('hash-of-a-connection', 'instagram', 'hash-of-a-session', 1, now());`,
  '0028-known-devices': `
    insert into known_devices (device_hash, user_id, team_id, created_at, used_at)
      values ('hash-of-a-device', 1, 1, now(), now());
    insert into sign_in_guesses (email_hash, failures, last_at) values ('hash-of-an-address', 3, now());
    update links set sealed = 'sealed with a key of old', mails = 2;`,
  '0029-export-links': `
    update team_exports set link_hash = 'hash-of-a-link';`,
  '0032-write-keys': `
    insert into write_keys (team_id, user_id, key_hash, fingerprint, claim, began_at, written_at, ended_at, answer)
      values (1, 1, 'hash-of-a-key', 'of a request', '00000000-0000-4000-8000-000000000001', now(), now(), now(),
        'sealed with a key of old');`,
  '0038-product-pictures': `
    update products set image_url = 'https://old-shop.example/oak-chair.jpg', stock_quantity = 4;
    insert into files (team_id, bytes, created_at) values (1, 3, '2026-01-23 08:00Z');
    insert into file_pieces (team_id, file_id, number, piece) select 1, max(id), 0, '\\xffd8ff' from files;
    insert into product_pictures (team_id, product_id, image_url, fetched_at, file_id, type, bytes)
      select 1, 1, 'https://old-shop.example/oak-chair.jpg', '2026-01-23 08:00Z', max(id), 'image/jpeg', 3 from files;`,
  '0039-reposts': `
    update social_posts set reposts = 5, comments = 4, saves = 3, shares = 2,
      engagement_rate = (40 + 4 + 3 + 2)::double precision / 1200 where id = 1;
    update post_day set reposts = 5, comments = 4, saves = 3, shares = 2;`,
  '0060-webhook-tries': `
    update store_webhooks set follow_tries = 1, subscribe_tries = 2;`,
  '0075-sales-of-a-store': `
    update stores set excluded_statuses = '{pending,failed}', shop_excluded_statuses = '{pending,failed,cancelled}';
    insert into store_statuses (team_id, store_id, status, is_sale, is_new)
      values (1, 1, 'kargoya-verildi', true, true);`,
  '0076-decimal-quantities': `
    insert into products (team_id, store_id, provider_id, name, status, sku, price, currency, url, search_text,
        stock_quantity)
      values (1, 1, '102', 'Oak oil by the litre', 'publish', 'OO-1', 1400, 'GBP', 'https://old-shop.example/oak-oil',
        'oak oil by the litre oo-1', 12.5);
    insert into order_lines (team_id, order_id, position, store_id, product_provider_id, name, sku, quantity, total, ordered_at,
        currency, is_sale)
      values (1, 1, 1, 1, '102', 'Oak oil by the litre', 'OO-1', 1.5, 2100, '2026-01-05 11:00Z', 'GBP', true);`,
  '0080-unread-rows': `
    insert into unread_rows (team_id, store_id, kind, provider_id, order_provider_id, reason, first_seen_at, last_seen_at)
      values (1, 1, 'orders', '202', '', 'The total is no number.', '2026-01-24 08:00Z', '2026-01-24 08:00Z');
    update store_syncs set compare_place = '{"kind": "orders", "page": 2}', compare_began_at = '2026-01-24 08:00Z',
      compared_at = '2026-01-23 08:00Z';`,
  '0085-order-codes': `
    update orders set has_details = true;
    insert into order_codes (team_id, order_id, position, store_id, code, discount) values
      (1, 1, 0, 1, 'OAK10', 500), (1, 1, 1, 1, 'ÇAY', 100);`,
  '0086-order-details': `
    update orders set attribution = '{"utm_source": "ig", "utm_medium": "social"}', customer_email = 'cleo@buyers.test',
      customer_city = 'Leeds', customer_country = 'GB', payment_method = 'Card', shipping_method = 'Parcel', note = 'Ring twice', phone = '+44 113 496 0000',
      billing_address = '{"city": "Leeds", "country": "GB"}', shipping_address = '{"city": "York", "country": "GB"}',
      paid_at = '2026-01-05 11:02Z';
    update customers set registered_at = '2026-01-03 12:00Z', phone = '+44 113 496 0000', address = '{"city": "Leeds", "country": "GB"}';`,
  '0087-money-of-orders': `
    update orders set items_total = 27900, fee_total = 100;`,
  '0089-stock-states': `
    update products set price_max = 15500, stock_status = 'on_backorder' where id = 1;`,
  '0091-post-codes': `
    insert into post_codes (team_id, post_id, code) values (1, 1, 'Oak10'), (1, 1, 'Çay');`,
  '0095-known-since': `
    update stores set known_since = '2025-11-05 10:00Z';`,
  '0096-rates-of-day-seven': `
    update social_posts set reach_rate = 6.1, rated_at = '2026-01-11 18:00Z', permalink = 'https://posts.test/p/oak', views = 1500,
      interactions = 54 where id = 1;`,
  '0100-one-person-for-an-address': `
    update customers set email_key = 'cleo@buyers.test';
    insert into customer_keys (team_id, store_id, key, customer_id) values (1, 1, 'guest:cleo@buyers.test', 1);
    insert into store_events (team_id, store_id, delivery_id, kind, provider_id, received_at, merged_from)
      values (1, 1, 'delivery-2', 'customers', '7', now(), '8');`,
  '0101-privacy-requests': `
    insert into privacy_requests (team_id, store_id, delivery_id, kind, customer_provider_id, state, received_at, done_at,
        customers_count, orders_count)
      values (1, 1, 'delivery-3', 'customer_redact', '9', 'done', '2026-01-25 08:00Z', '2026-01-26 08:00Z', 1, 2);
    insert into redacted_keys (team_id, store_id, key, redacted_at) values (1, 1, 'id:9', '2026-01-26 08:00Z');`,
  '0105-figure-changes': `
    insert into figures_before (team_id, store_id, month, currency, orders, revenue, cause, open_month)
      values (1, 1, '2025-12-01', 'GBP', 3, 38700, 'sales', '2026-01-01');
    insert into figure_changes (team_id, store_id, month, currency, orders_before, orders_after, revenue_before,
        revenue_after, cause, changed_at)
      values (1, 1, '2025-11-01', 'GBP', 3, 2, 38700, 25800, 'sales', '2026-01-27 08:00Z');`,
  '0113-costs': `
    insert into product_costs (team_id, store_id, product_provider_id, variation_provider_id, cost, noted_at, is_settled)
      values (1, 1, '101', '', 41.25, '2026-01-28 08:00Z', true);
    update order_lines set variation_provider_id = '1011', unit_cost = 41.25, has_todays_cost = true where position = 0;`,
  '0116-edited-orders': `
    update orders set is_edited = true, return_state = 'returned';
    update order_lines set removed_quantity = 1, removed_by = 'return' where position = 0;
    update order_lines set added_by = 'edit' where position = 1;`,
  '0119-short-links': `
    update stores set pages_host = 'old-shop.example';
    insert into short_links (team_id, code, post_id, product_id, tag, created_at)
      values (1, 'oakchair', 1, 1, 'post-1', '2026-01-29 08:00Z');
    insert into short_link_opens (team_id, link_id, day, opens) values (1, 1, '2026-01-30', 12);`,
  '0134-notifications': `
    insert into notifications (team_id, user_id, kind, event, store_id, created_at)
      values (1, 1, 'store_access_lost', '1 after none', 1, '2026-01-31 08:00Z');`,
  '0142-former-webhook-addresses': `
    update store_webhooks set former_keys = array['key-of-a-deleted-store'];`,
  '0147-numbers-of-lines': `
    update order_lines set provider_id = '7001' where position = 0;`,
}

/** A person of the seeds who can sign in. */
export const seededMember = { email: 'ada@upgrade.test', password: 'sturdy-lantern-84' }

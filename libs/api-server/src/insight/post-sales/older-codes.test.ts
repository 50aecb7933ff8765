import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, migrateTo } from '../../platform/database/migrate.ts'
import { openEmptyDatabase } from '../../testing/empty-database.ts'

test('codes of an older version are compared without the case of any letter after the upgrade', async () => {
  const { database, close } = await openEmptyDatabase()
  try {
    await migrateTo(database, '0149-syncs-know-until')
    await sql`
      insert into teams (name, timezone, created_at)
      select name, 'Europe/Istanbul', now() from unnest(array['Oak', 'Elm']) as name`.execute(database)
    await sql`
      insert into stores (team_id, type, name, url, default_currency, created_at, orders_count)
      select team_id, 'woocommerce', name, 'https://' || name || '.example', 'GBP', now(), 1 from teams`.execute(
      database,
    )
    await sql`
      insert into orders (team_id, store_id, provider_id, number, status, is_sale, currency, total, tax_total, shipping_total,
        discount_total, refunded_total, items_count, ordered_at, modified_at, customer_name)
      select team_id, id, '1', '1', 'completed', true, 'GBP', 1000, 0, 0, 0, 0, 1, '2026-05-12T10:00:00Z', now(), ''
      from stores`.execute(database)
    await sql`
      insert into order_codes (team_id, order_id, position, store_id, code, code_key)
      select o.team_id, o.id, c.position, o.store_id, c.code, c.code_key
      from orders o join teams t using (team_id)
      join (values ('Oak', 0, 'ΣΑΛΕΣ', 'σαλες'), ('Oak', 1, 'SAVE', 'save'), ('Elm', 0, 'SAVE', 'save'))
        as c (team, position, code, code_key) on c.team = t.name`.execute(database)
    await sql`
      insert into social_accounts (team_id, service, social, provider_id, username, created_at)
      select team_id, 'social', 'instagram', name, name, now() from teams`.execute(database)
    await sql`
      insert into social_posts (team_id, service, social, account_id, provider_id, kind, place, posted_at, read_at)
      select team_id, service, social, id, '1', 'image', 'feed', now(), now() from social_accounts`.execute(
      database,
    )
    await sql`
      insert into post_codes (team_id, post_id, code, code_key)
      select p.team_id, p.id, c.code, c.code_key from social_posts p
      join (values ('σαλεσ', 'σαλεσ'), ('ΣΑΛΕΣ', 'σαλες'), ('SAVE', 'save')) as c (code, code_key) on true
      join teams t on t.team_id = p.team_id and (t.name = 'Oak' or c.code = 'SAVE')`.execute(database)

    await migrate(database)
    const keys = async (table: 'order_codes' | 'post_codes') =>
      (await database.selectFrom(table).select(['code', 'code_key']).execute())
        .map(({ code, code_key }) => `${code}: ${code_key}`)
        .toSorted()
    expect(await keys('order_codes')).toEqual(['SAVE: save', 'SAVE: save', 'ΣΑΛΕΣ: σαλεσ'])
    expect(await keys('post_codes')).toEqual(['SAVE: save', 'SAVE: save', 'ΣΑΛΕΣ: σαλεσ'])
    const { rows } = await sql<{ name: string }>`
      select name from post_sales_due join teams using (team_id)`.execute(database)
    expect(rows).toEqual([{ name: 'Oak' }])
  } finally {
    await close()
  }
})

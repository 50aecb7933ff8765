import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

/**
 * Keys for look-ups before the team is known: by a token, an address, a code, or an identity elsewhere. These
 * tables can't be distributed by team; docs/scaling.md says how they are handled.
 */
const keysWithoutTeam = [
  'account_attempts: account_attempts_pkey',
  'account_owners: account_owners_pkey',
  'known_devices: known_devices_pkey',
  'links: links_pkey',
  'logins: logins_pkey',
  'pictures: pictures_pkey',
  'registrations: registrations_pkey',
  'registrations: registrations_user_id_key',
  'sessions: sessions_id_key',
  'sessions: sessions_pkey',
  'short_links: short_links_by_code',
  'social_identities: social_identities_id_key',
  'social_identities: social_identities_pkey',
  'store_webhooks: store_webhooks_key_key',
]

test("includes the team in every key and foreign key of a team's table, except in the directory", async () => {
  const { rows: keys } = await sql<{ name: string }>`
    select t.relname || ': ' || i.relname as name
    from pg_index x
    join pg_class t on t.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'team_id' and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and x.indisunique
      and not (a.attnum = any(x.indkey[0:x.indnkeyatts - 1]))
    order by 1`.execute(used.opened.database)
  const { rows: references } = await sql<{ name: string }>`
    select t.relname || ' to ' || r.relname || ': ' || c.conname as name
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_class r on r.oid = c.confrelid
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'team_id' and not a.attisdropped
    left join pg_attribute b on b.attrelid = r.oid and b.attname = 'team_id' and not b.attisdropped
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace
      and not exists (
        select from unnest(c.conkey, c.confkey) as k (here, there) where k.here = a.attnum and k.there = b.attnum)
    order by 1`.execute(used.opened.database)
  const named = (rows: { name: string }[]) => rows.map(({ name }) => name)
  expect(named(keys)).toEqual(keysWithoutTeam)
  expect(named(references)).toEqual([])
})

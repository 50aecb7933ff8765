import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { migrateTo } from '../../platform/database/migrate.ts'
import { aesSecrets } from '../../platform/secrets/secrets.ts'
import type { KeyRing } from '../../platform/secrets/secrets.ts'
import { syncAgain } from '../../testing/connect-store.ts'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { newFullTeam } from '../../testing/full-team.ts'
import type { FullTeam } from '../../testing/full-team.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { findLostTexts, forgetLostTexts } from './lost-texts.ts'
import { reseal } from './reseal.ts'
import { sealedColumns } from './sealed-columns.ts'

const network = simulatedInstagram()
const shop = simulatedShop('sealed-shop', { dataset: fewOrders(4) })
const connectors = simulatedConnectors([shop], { instagram: network })
const newKey = () => crypto.getRandomValues(new Uint8Array(32))
const keys = { first: newKey(), second: newKey(), third: newKey() }
const first = await aesSecrets(keys.first)
const second = await aesSecrets(keys.second, [keys.first])
const used = useTestApi({ connectors, overrides: { secrets: first } })
let full: FullTeam

/** Fills the columns that a short use of the product leaves empty. */
async function fillAll(secrets: KeyRing) {
  const { database } = used.opened
  const { team_id } = full.team
  const at = new Date().toISOString()
  for (const { table, column, key, context } of sealedColumns) {
    if (key.includes('team_id') || table === 'mails') continue
    const hash = `hash of ${table}.${column}`
    const text = await secrets.seal(`text of ${table}.${column}`, context({ [key[0] ?? '']: hash }))
    const values = {
      [key[0] ?? '']: hash,
      sealed: table === 'social_attempts' && column !== 'sealed' ? 'none' : null,
      [column]: text,
      created_at: at,
      ...(table === 'links' && { kind: 'invitation', user_id: 0, email: '', expires_at: at }),
      ...(table === 'account_attempts' && { social: 'instagram', session_hash: hash, team_id }),
      ...(table.startsWith('social_') && { provider: 'google' }),
      ...(['social_attempts', 'social_codes'].includes(table) && { browser_hash: hash }),
    }
    const names = sql.join(Object.keys(values).map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(values))})`.execute(
      database,
    )
  }
}

interface Text {
  sealed_text: string
  [key: string]: unknown
}

const textsOf = async ({ table, column, key }: (typeof sealedColumns)[number]) => {
  const names = sql.join(key.map((name) => sql.ref(name)))
  const { rows } = await sql<Text>`
    select ${names}, ${sql.ref(column)} as sealed_text from ${sql.table(table)}
    where starts_with(${sql.ref(column)}, 'v1.')`.execute(used.opened.database)
  return rows
}

/** The content of each column, opened. */
async function everything(secrets: KeyRing) {
  const texts: Record<string, string[]> = {}
  for (const sealed of sealedColumns) {
    const rows = await textsOf(sealed)
    const opened = rows.map((row) => secrets.open(row.sealed_text, sealed.context(row)))
    texts[`${sealed.table}.${sealed.column}`] = (await Promise.all(opened)).toSorted()
  }
  return texts
}

beforeAll(async () => {
  full = await newFullTeam(used.api, network, { shop: 'sealed-shop' })
  await used.api.request('PUT', '/me/meta', {
    token: full.team.token,
    body: { theme: 'dark' },
    headers: { 'Idempotency-Key': 'kept-with-an-answer' },
  })
  const { database } = used.opened
  const secret = await first.seal('signed with this', `team ${full.team.team_id}, store_webhooks.secret`)
  await sql`
    insert into store_webhooks (team_id, store_id, key, secret)
    values (${full.team.team_id}, ${full.store.id}, 'address', ${secret})
    on conflict (team_id, store_id) do update set secret = excluded.secret`.execute(database)
  await fillAll(first)
})

test('the list contains exactly the columns with sealed texts', async () => {
  const { database } = used.opened
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying')
    order by 1, 2`.execute(database)
  const holding: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where starts_with(${sql.ref(column)}, 'v1.') limit 1`.execute(
      database,
    )
    if (rows.length > 0 || column.startsWith('sealed')) holding.push(`${table}.${column}`)
  }
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    holding.toSorted(),
  )
})

test('whatever seals is known: its column is in the list, or it stores nothing', () => {
  const source = join(import.meta.dirname, '../..')
  const sealing = globSync('**/*.ts', { cwd: source })
    .filter((path) => !/\.test\.ts$|^testing\/|^lifecycle\/key-rotation\//.test(path))
    .filter((path) => /\.seal\(/.test(readFileSync(join(source, path), 'utf8')))
  // A new one? Add its column to `sealedColumns`, then its file here.
  expect(sealing.toSorted()).toEqual([
    'commerce/stores/credentials.ts',
    'commerce/webhooks/webhook-secret.ts',
    // Makes a cookie.
    'identity/auth/hand-over.ts',
    'identity/auth/make-link.ts',
    'identity/auth/social/answer-attempt.ts',
    'identity/auth/social/sealed-identity.ts',
    'identity/auth/social/start-attempt.ts',
    // Writes the head of a file.
    'lifecycle/backup/write-backup.ts',
    // Makes an address.
    'lifecycle/team-exports/export-key.ts',
    'platform/mail/outbox.ts',
    'platform/write-keys/do-once.ts',
    'social/accounts/connection-routes.ts',
    'social/accounts/credentials.ts',
  ])
})

test('seals everything with the newest key during other writes, and changes nothing when run again', async () => {
  const { database } = used.opened
  const before = await everything(first)
  expect(Object.entries(before).filter(([, texts]) => texts.length === 0)).toEqual([])

  const [outcomes, others] = await Promise.all([reseal(database, second), reseal(database, second)])
  expect(outcomes.filter(({ left }) => left > 0)).toEqual([])
  const counted = outcomes.map(({ table, column, resealed }, index) => [
    `${table}.${column}`,
    resealed + (others[index]?.resealed ?? 0),
  ])
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(Object.entries(before).map(([name, texts]) => [name, texts.length])),
  )
  const alone = await aesSecrets(keys.second)
  expect(await everything(alone)).toEqual(before)
  expect((await reseal(database, second)).filter(({ resealed }) => resealed > 0)).toEqual([])

  const api = await createTestApi({
    database,
    connectors,
    overrides: { secrets: alone, later: () => undefined },
  })
  expect(await syncAgain(api, full.team, full.store)).toMatchObject({ orders_count: full.store.orders_count })
  await api.close()
})

test('keeps what somebody else wrote after it was read, and handles that too', async () => {
  const { database } = used.opened
  const { team_id } = full.team
  const [column] = sealedColumns
  if (!column) throw new Error('no column')
  const context = column.context({ team_id })
  const write = (sealed: string) => database.updateTable('store_credentials').set({ sealed }).execute()
  await write(await first.seal('old', context))
  let hasWritten = false
  const interrupted: KeyRing = {
    ...second,
    async seal(text, to) {
      const sealed = await second.seal(text, to)
      if (to === context && !hasWritten) {
        hasWritten = true
        // By a process that only has the first key.
        await write(await first.seal('new', context))
      }
      return sealed
    },
  }
  const [outcome] = await reseal(database, interrupted)
  expect(outcome).toMatchObject({ table: 'store_credentials', left: 0 })
  const { sealed } = await database.selectFrom('store_credentials').select('sealed').executeTakeFirstOrThrow()
  expect([await second.open(sealed, context), sealed.startsWith(second.prefixes[0])]).toEqual(['new', true])
})

test('finds what no key opens, counts it as left, and deletes it only when asked', async () => {
  const { database } = used.opened
  const third = await aesSecrets(keys.third)
  expect(await findLostTexts(database, second)).toEqual([])
  const lost = await findLostTexts(database, third)
  expect(lost.map(({ table }) => table)).toEqual([
    'store_credentials',
    'store_webhooks',
    'account_credentials',
    'mails',
  ])
  const outcomes = await reseal(database, third)
  expect(outcomes.every(({ resealed, left }) => resealed === 0 && left > 0)).toBe(true)

  await forgetLostTexts(database, third)
  expect(await findLostTexts(database, third)).toEqual([])
  const api = await createTestApi({
    database,
    connectors,
    overrides: { secrets: third, later: () => undefined },
  })
  const answer = await api.request('GET', '/ecommerce/stores', { token: full.team.token })
  expect(answer.status).toBe(200)
  await api.close()
})

test('finds nothing lost in an empty database, and in one of an earlier version', async () => {
  const { database, close } = await openEmptyDatabase()
  expect(await findLostTexts(database, first)).toEqual([])
  await migrateTo(database, '0004-authentication')
  expect(await findLostTexts(database, first)).toEqual([])
  await close()
})

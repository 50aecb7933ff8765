import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { readSchemaFacts, schemaBreaks } from '../../testing/schema-breaks.ts'
import type { WholeDatabase } from './database.ts'
import { knownMigrations, migrateTo, needAStop } from './migrate.ts'

/** The last migration that was written before processes could be upgraded in turn. */
const lastBeforeTheRule = '0140-deleted-stores-stay-archived'

/** What the release before no longer used, as the test names it: `stores.mood is gone`. */
const noLongerUsed: readonly string[] = []

let opened: Awaited<ReturnType<typeof openEmptyDatabase>>
beforeAll(async () => {
  opened = await openEmptyDatabase()
})
afterAll(() => opened.close())

/** Empties the schema and makes what the statements say. */
async function makeSchema(...statements: string[]) {
  for (const statement of ['drop schema public cascade', 'create schema public', ...statements])
    await sql.raw(statement).execute(opened.database)
}

/** What a change breaks for code that was written before it. */
async function breaksOf(change: (db: WholeDatabase) => Promise<unknown>) {
  const before = await readSchemaFacts(opened.database)
  await change(opened.database)
  return schemaBreaks(before, await readSchemaFacts(opened.database))
}

describe('a change of the schema', () => {
  const made = [
    "create table shops (id int primary key, name text not null default '', size int, town text)",
    'create function shop_size(wanted int) returns int language sql return wanted',
    'create unique index shops_by_name_and_town on shops (name, town)',
    'create policy everything on shops using (true)',
  ]

  test.for<[string, string, string[]]>([
    ['a new table', 'create table sales (id int primary key, shop_id int not null references shops)', []],
    ['a new column', 'alter table shops add opened_at date', []],
    ['a new column with a default', 'alter table shops add colour text not null default $$red$$', []],
    ['a new column with its own rule', 'alter table shops add stars int unique check (stars < 6)', []],
    ['a new index', 'create index shops_by_name on shops (name)', []],
    [
      'a new unique index for rows with a new column',
      'alter table shops add is_first boolean not null default false; create unique index first_shop on shops (town) where is_first',
      [],
    ],
    ['a looser column', 'alter table shops alter name drop not null', []],
    [
      'a new column without a default',
      'alter table shops add colour text not null',
      ['shops.colour is new, required and has no default'],
    ],
    ['a column that goes', 'alter table shops drop size', ['shops.size is gone']],
    [
      'a renamed table',
      'alter table shops rename to stores',
      ['id', 'name', 'size', 'town'].map((column) => `shops.${column} is gone`),
    ],
    ['another type', 'alter table shops alter size type numeric', ['shops.size was integer and is numeric']],
    ['a stricter column', 'alter table shops alter town set not null', ['shops.town is now required']],
    ['a lost default', 'alter table shops alter name drop default', ['shops.name lost its default']],
    [
      'a column that is computed from now on',
      'alter table shops alter size set not null, alter size add generated always as identity',
      ['shops.size can no longer be written'],
    ],
    [
      'a new rule for rows',
      'alter table shops add constraint shops_size check (size > 0)',
      ['shops: constraint shops_size is new or changed, and may refuse rows'],
    ],
    [
      'a new unique index',
      'create unique index shops_by_town on shops (town)',
      ['shops: index shops_by_town is new or changed, and may refuse rows'],
    ],
    [
      'a new unique index with a new column',
      'alter table shops add colour text not null default $$red$$; create unique index colours on shops (town, colour)',
      ['shops: index colours is new or changed, and may refuse rows'],
    ],
    [
      'a unique index that gets a column',
      'alter table shops add colour text; drop index shops_by_name_and_town; create unique index shops_by_name_and_town on shops (name, town, colour)',
      ['shops: index shops_by_name_and_town is new or changed, and may refuse rows'],
    ],
    [
      'a new policy',
      'create policy shops_of_a_town on shops using (town is not null)',
      ['shops: policy shops_of_a_town is new or changed, and may refuse rows'],
    ],
    [
      'a function that goes',
      'drop function shop_size(int)',
      ['the function shop_size(wanted integer) is gone or changed its arguments or its result'],
    ],
    [
      'a unique index that goes',
      'drop index shops_by_name_and_town',
      ['shops: index shops_by_name_and_town is gone'],
    ],
    ['a policy that goes', 'drop policy everything on shops', ['shops: policy everything is gone']],
    [
      'row-level security',
      'alter table shops enable row level security',
      ['shops: row-level security is new or changed, and may refuse rows'],
    ],
  ])('finds what %s breaks', async ([, change, breaks]) => {
    await makeSchema(...made)
    expect(
      await breaksOf(async (db) => {
        for (const statement of change.split(';')) await sql.raw(statement).execute(db)
      }),
    ).toEqual(breaks)
  })

  test('finds a right that a role loses', async () => {
    const role = await currentRole()
    await makeSchema(...made)
    expect(await breaksOf((db) => sql.raw(`revoke delete on shops from ${role}`).execute(db))).toEqual([
      `no longer: ${role} may DELETE on shops`,
    ])
    expect(
      await breaksOf((db) => sql.raw('revoke execute on function shop_size from public').execute(db)),
    ).toEqual(['no longer: everybody may run shop_size(wanted integer)'])
  })
})

async function currentRole() {
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(opened.database)
  return rows[0]?.name ?? ''
}

test('each migration lets the version before it go on, or says why it needs a stop', async () => {
  await makeSchema()
  await migrateTo(opened.database, lastBeforeTheRule)
  const breaks: Record<string, string[]> = {}
  for (const name of knownMigrations.slice(knownMigrations.indexOf(lastBeforeTheRule) + 1)) {
    const found = (await breaksOf((db) => migrateTo(db, name))).filter((each) => !noLongerUsed.includes(each))
    if (found.length > 0 && needAStop[name] === undefined) breaks[name] = found
  }
  expect(breaks).toEqual({})
  expect(Object.keys(needAStop).filter((name) => !knownMigrations.includes(name))).toEqual([])
})

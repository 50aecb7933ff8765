import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { keptRows } from '../platform/database/kept-rows.ts'
import { openReading, directoryIn } from '../platform/database/reading.ts'
import { currentTeam, inTeam, prepared, readInTeam } from '../platform/database/team-scope.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

const used = useTestApi()

const names = (db: TeamDatabase) => sql<{ name: string }>`select name from users order by id`.execute(db)
const state = sql<{
  team: string | null
  role: string
  is_read_only: string
  transaction: string
  pid: number
}>`
  select nullif(current_setting('app.team_id', true), '') as team, current_user as role,
    current_setting('transaction_read_only') as is_read_only, pg_current_xact_id_if_assigned()::text as xid,
    now()::text as transaction, pg_backend_pid() as pid`

test('shows a reading only the rows of its team, and lets it change nothing', async () => {
  const [mine, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const { database } = used.opened
  const read = (team: number) =>
    readInTeam(database, team, async (db) => {
      const [all, built, foreign] = await Promise.all([
        sql`select team_id from users`.execute(db),
        prepared(db).selectFrom('users').select(['id', 'team_id']).execute(),
        sql`select 1 from users where team_id <> ${currentTeam(db)}`.execute(db),
      ])
      return { all: all.rows, built, foreign: foreign.rows }
    })
  for (const team of [mine, other, mine]) {
    expect(await read(team.team_id)).toEqual({
      all: [{ team_id: team.team_id }],
      built: [{ id: team.id, team_id: team.team_id }],
      foreign: [],
    })
  }
  const change = readInTeam(database, mine.team_id, (db) =>
    db.updateTable('users').set({ name: 'x' }).execute(),
  )
  await expect(change).rejects.toThrow(/read-only transaction/)
})

test('uses the values of each call and the rows of each team for a statement that is written once', async () => {
  const [mine, other] = [await used.api.newTeam({ user_name: 'Ada' }), await used.api.newTeam()]
  let written = 0
  const read = (team: number, name: string) =>
    readInTeam(used.opened.database, team, (db) =>
      keptRows(prepared(db), {
        of: keptRows,
        values: { name, least: 0 },
        write: (reads, values) => {
          written += 1
          return sql<{ team_id: number; team: number; name: string }>`
            select team_id, ${currentTeam(reads)}::bigint as team, ${values.name}::text as name from users
            where (name = ${values.name} or ${values.name} = 'anybody') and id > ${values.least}`
        },
      }),
    )
  const of = ({ team_id }: { team_id: number }, name: string) => ({ team_id, team: team_id, name })
  for (let times = 0; times < 2; times += 1) {
    expect(await read(mine.team_id, 'Ada')).toEqual([of(mine, 'Ada')])
    expect(await read(other.team_id, 'anybody')).toEqual([of(other, 'anybody')])
    expect(await read(other.team_id, 'Ada')).toEqual([])
  }
  expect(written).toBe(used.opened.kind === 'postgres' ? 1 : 6)
})

test.runIf(inject('database') === 'postgres')(
  'refuses a kept statement when its text contains a value',
  async () => {
    const { team_id } = await used.api.newTeam()
    const read = readInTeam(used.opened.database, team_id, (db) =>
      keptRows(db, {
        of: {},
        values: { id: 7 },
        write: (_, { id }) => sql`select ${`number ${id}`}::text`,
      }),
    )
    await expect(read).rejects.toThrow('The value "id" of a kept statement')
  },
)

describe.runIf(inject('database') === 'postgres')('on one connection of PostgreSQL', () => {
  let opened: OpenDatabase
  beforeAll(() => {
    opened = openPostgres(used.opened.url ?? '', { poolSize: 1, requestMs: 2_000 })
  })
  afterAll(() => opened?.close())

  /** Checks what the next user of the connection finds. */
  async function expectClean() {
    const { rows } = await state.execute(opened.database)
    expect(rows).toMatchObject([{ team: null, is_read_only: 'off' }])
    expect(rows[0]?.role).not.toBe('tandem_app')
    expect(opened.connections()).toMatchObject({ idle: 1, waiting: 0 })
  }

  test('sends statements that are requested together in one round trip, later ones in another, and leaves nothing on the connection', async () => {
    const team = await used.api.newTeam()
    const reading = openReading()
    const [[one, two], directory] = await Promise.all([
      readInTeam(
        opened.database,
        team.team_id,
        (db) => Promise.all([state.execute(db), state.execute(db)]),
        reading,
      ),
      state.execute(directoryIn(opened.database, reading)),
    ])
    expect(one.rows).toMatchObject([{ team: String(team.team_id), role: 'tandem_app', is_read_only: 'on' }])
    expect(two.rows).toEqual(one.rows)
    // The owner reads the directory in the same transaction.
    expect(directory.rows).toMatchObject([{ team: null, transaction: one.rows[0]?.transaction }])
    expect(directory.rows[0]?.role).not.toBe('tandem_app')
    const later = await readInTeam(opened.database, team.team_id, (db) => state.execute(db), reading)
    expect(later.rows[0]?.transaction).not.toBe(one.rows[0]?.transaction)
    await expectClean()
  })

  test('never mixes simultaneous readings of two teams that share their statements', async () => {
    const teams = await Promise.all(Array.from({ length: 4 }, () => used.api.newTeam()))
    const shared = sql<{ team_id: number }>`select team_id from users`
    const read = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { team_id } = teams[index % 4]!
        return readInTeam(opened.database, team_id, (db) => shared.execute(prepared(db)))
      }),
    )
    for (const [index, { rows }] of read.entries()) {
      expect(rows).toEqual([{ team_id: teams[index % 4]!.team_id }])
    }
    await expectClean()
  })

  test('fails the whole trip when one statement fails, and leaves a clean connection', async () => {
    const [mine, other] = [await used.api.newTeam(), await used.api.newTeam()]
    const before = await state.execute(opened.database)
    await readInTeam(opened.database, mine.team_id, async (db) => {
      const [failed, beside] = await Promise.allSettled([
        sql`select 1 / (count(*) - count(*)) from users`.execute(prepared(db)),
        names(prepared(db)),
      ])
      expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
      expect(beside).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
      // The name of the skipped statement can be used again.
      expect((await names(prepared(db))).rows).toHaveLength(1)
    })
    await expectClean()
    const rows = await readInTeam(opened.database, other.team_id, (db) =>
      sql`select team_id from users`.execute(db),
    )
    expect(rows.rows).toEqual([{ team_id: other.team_id }])
    expect((await state.execute(opened.database)).rows[0]?.pid).toBe(before.rows[0]?.pid)
  })

  test('ends in time and leaves a clean connection when a statement is cancelled or takes too long', async () => {
    const team = await used.api.newTeam()
    const sleeping = readInTeam(opened.database, team.team_id, (db) => sql`select pg_sleep(30)`.execute(db))
    const cancelled = expect(sleeping).rejects.toMatchObject({ code: '57014' })
    const cancel = sql<{ done: boolean }>`
      select pg_cancel_backend(pid) as done from pg_stat_activity
      where query like 'select pg_sleep(30)%' and state = 'active' and pid <> pg_backend_pid()`
    await expect.poll(async () => (await cancel.execute(used.opened.database)).rows).toEqual([{ done: true }])
    await cancelled
    await expectClean()

    const slow = readInTeam(opened.database, team.team_id, (db) => sql`select pg_sleep(30)`.execute(db))
    await expect(slow).rejects.toThrow('statement timeout')
    await expectClean()
  })

  test('plans a kept statement again after its table changed', async () => {
    const team = await used.api.newTeam()
    await sql`create table changing as select 1 as value`.execute(used.opened.database)
    await sql`grant select on changing to tandem_app`.execute(used.opened.database)
    const read = () =>
      readInTeam(opened.database, team.team_id, (db) => sql`select * from changing`.execute(prepared(db)))
    for (let count = 0; count < 3; count += 1) expect((await read()).rows).toEqual([{ value: 1 }])
    await sql`alter table changing add column more text default 'new'`.execute(used.opened.database)
    for (let count = 0; count < 3; count += 1)
      expect((await read()).rows).toEqual([{ value: 1, more: 'new' }])
    await expectClean()
  })

  test('leaves a transaction for a team unchanged, right before and right after a reading', async () => {
    const [mine, other] = [await used.api.newTeam(), await used.api.newTeam()]
    await inTeam(opened.database, mine.team_id, (db) =>
      db.insertInto('user_metas').values({ user_id: mine.id, key: 'theme', value: 'dark' }).execute(),
    )
    const metas = (team: number) =>
      readInTeam(opened.database, team, (db) => sql`select value from user_metas`.execute(db))
    expect((await metas(other.team_id)).rows).toEqual([])
    expect((await metas(mine.team_id)).rows).toEqual([{ value: 'dark' }])
    await expectClean()
  })
})

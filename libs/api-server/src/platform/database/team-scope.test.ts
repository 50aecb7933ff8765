import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/use-test-api.ts'
import { currentTeam, inTeam } from './team-scope.ts'

const used = useTestApi()

test('limits selects, joins, updates and deletes to the rows of one team', async () => {
  const [mine, other] = [await used.api.newTeam(), await used.api.newTeam()]
  await inTeam(used.opened.database, other.team_id, (db) =>
    db.insertInto('user_metas').values({ user_id: other.id, key: 'theme', value: 'dark' }).execute(),
  )

  await inTeam(used.opened.database, mine.team_id, async (db) => {
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: mine.id }])
    expect(
      await db
        .selectFrom('users as u')
        .leftJoin('user_metas as m', (join) => join.onTrue())
        .select(['u.id', 'm.key'])
        .execute(),
    ).toEqual([{ id: mine.id, key: null }])
    expect(
      await db
        .with('people', (common) => common.selectFrom('users').select('id'))
        .selectFrom('people')
        .select('id')
        .execute(),
    ).toEqual([{ id: mine.id }])
    await db.updateTable('user_metas').set({ value: 'stolen' }).execute()
    await db.deleteFrom('user_metas').execute()
  })

  await inTeam(used.opened.database, other.team_id, async (db) => {
    expect(await db.selectFrom('user_metas').select(['key', 'value']).execute()).toEqual([
      { key: 'theme', value: 'dark' },
    ])
  })
})

test('names the team in every query, so that row-level security is not the only protection', async () => {
  const team = await used.api.newTeam()
  await inTeam(used.opened.database, team.team_id, async (db) => {
    const queries = [
      db.selectFrom('users').select('id'),
      db.updateTable('users').set({ name: 'x' }),
      db.deleteFrom('users'),
      db.selectFrom('teams').innerJoin('users as u', 'u.team_id', 'teams.team_id').select('u.id'),
    ]
    for (const query of queries) expect(query.compile().sql).toMatch(/"team_id" = \$\d/)
    expect(queries[3]?.compile().sql).toMatch(/"u"."team_id" = \$\d.*"teams"."team_id" = \$\d/s)
    expect(currentTeam(db)).toBe(team.team_id)
  })
})

test('shows an unscoped query no row of another team, and accepts none for it', async () => {
  const [mine, other] = [await used.api.newTeam(), await used.api.newTeam()]
  await inTeam(used.opened.database, mine.team_id, async (db) => {
    const rows = await sql<{ team_id: number }>`select team_id from users`.execute(db)
    expect(rows.rows).toEqual([{ team_id: mine.team_id }])
    const foreign = await sql`select 1 from users where team_id = ${other.team_id}`.execute(db)
    expect(foreign.rows).toEqual([])
  })
  const insertForOther = inTeam(used.opened.database, mine.team_id, (db) =>
    sql`insert into user_metas (team_id, user_id, key, value) values (${other.team_id}, ${other.id}, 'a', 'b')`.execute(
      db,
    ),
  )
  await expect(insertForOther).rejects.toThrow(/row-level security/)
})

test('lets the audit log be added to and read, but not changed', async () => {
  const team = await used.api.newTeam()
  const change = inTeam(used.opened.database, team.team_id, (db) =>
    sql`update audit_entries set action = 'x'`.execute(db),
  )
  await expect(change).rejects.toThrow(/permission denied/)
})

test('reads the same types with both drivers', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as number, '2026-11-21'::date as day,
      '2026-11-21 14:06:00.120+00'::timestamptz(3) as instant, '\\x00ff'::bytea as bytes, '{"a":1}'::jsonb as json,
      '1 day'::interval as span, null::timestamptz as nothing`.execute(used.opened.database)
  expect(rows).toEqual([
    {
      number: 9007199254740991,
      day: '2026-11-21',
      instant: '2026-11-21T14:06:00.120Z',
      bytes: new Uint8Array([0, 255]),
      json: { a: 1 },
      span: '1 day',
      nothing: null,
    },
  ])
})

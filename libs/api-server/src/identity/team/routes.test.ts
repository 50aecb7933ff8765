import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Team } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { timezones } from '../helpers/timezones.ts'
import { addAccount } from '../../testing/add-account-figures.ts'
import { addStore } from '../../testing/add-sales.ts'
import { dataOf } from '../../testing/read-answer.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { beginZoneChange } from './begin-zone-change.ts'
import { zoneWorker } from '../../lifecycle/time-zone/zone-worker.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'

const used = useTestApi()

const put = ({ token }: TestUser, body: object) => used.api.request('PUT', '/team', { token, body })
const read = async ({ token }: TestUser) => dataOf<Team>(await used.api.request('GET', '/team', { token }))
const auditOf = ({ team_id }: TestUser) =>
  used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'subject_name', 'details'])
    .where('team_id', '=', team_id)
    .where('subject', '=', 'team')
    .orderBy('id')
    .execute()

test('everybody in a team reads it, and admins change it', async () => {
  const owner = await used.api.newTeam({ name: 'Linden & Oak' })
  const viewer = await used.api.newUser(owner.team_id, { role: 'viewer' })
  const admin = await used.api.newUser(owner.team_id, { role: 'admin' })
  await used.api.newUser(owner.team_id, { status: 'archived' })
  expect(await read(viewer)).toMatchObject({
    id: owner.team_id,
    name: 'Linden & Oak',
    timezone: 'Europe/Istanbul',
    week_start: 1,
    users_count: 3,
    rebuild: null,
    deletion: null,
  })
  const changed = await put(admin, { name: ' Oak ', week_start: 0 })
  expect(await dataOf(changed)).toMatchObject({ name: 'Oak', week_start: 0, timezone: 'Europe/Istanbul' })
  const me = await used.api.request('GET', '/me', { token: viewer.token })
  expect(await dataOf(me)).toMatchObject({ team: { name: 'Oak', week_start: 0, deletes_at: null } })
  // Unchanged values aren't a change.
  await put(admin, { name: 'Oak', week_start: 0, timezone: 'Europe/Istanbul' })
  expect(await auditOf(owner)).toEqual([
    {
      action: 'team.updated',
      subject_name: 'Oak',
      details: { name: { before: 'Linden & Oak', after: 'Oak' }, week_start: { before: 1, after: 0 } },
    },
  ])
})

test.each(['editor', 'viewer'] as const)("an %s can't change it", async (role) => {
  const owner = await used.api.newTeam()
  const user = await used.api.newUser(owner.team_id, { role })
  const refused = await put(user, { name: 'Mine', timezone: 'UTC' })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN' })
  expect(await read(user)).toMatchObject({ name: owner.name, timezone: 'Europe/Istanbul' })
})

test.each([
  ['an unknown zone', { timezone: 'Europe/Atlantis' }, 'timezone'],
  ['a zone that is a rule', { timezone: 'CET-1CEST' }, 'timezone'],
  ['no zone', { timezone: '' }, 'timezone'],
  ['a short name', { name: ' x ' }, 'name'],
  ['a day that no week begins with', { week_start: 3 }, 'week_start'],
  ['nothing', {}, 'body'],
])('%s is refused, and nothing is changed', async (_case, body, field) => {
  const owner = await used.api.newTeam()
  const refused = await put(owner, {
    week_start: 6,
    ...body,
    ...(field === 'body' && { week_start: undefined }),
  })
  expect(refused.status).toBe(422)
  const { errors } = (await refused.json()) as { errors: Record<string, string[]> }
  expect(Object.keys(errors)).toEqual([field])
  expect(await read(owner)).toMatchObject({ name: owner.name, timezone: 'Europe/Istanbul', week_start: 1 })
  expect(await auditOf(owner)).toEqual([])
})

test('another zone is shown immediately, recalculated in a job, and logged with the previous one', async () => {
  const owner = await used.api.newTeam()
  await addStore(used.api, owner.team_id)
  await addAccount(used.api, owner.team_id, { username: 'oak' })
  const changed = await put(owner, { timezone: 'Asia/Tehran', name: 'Far away' })
  expect(await dataOf(changed)).toMatchObject({
    timezone: 'Asia/Tehran',
    rebuild: {
      started_at: used.api.clock.now.toISOString(),
      timezone: 'Asia/Tehran',
      total: 2,
      done: 0,
    },
  })
  await used.api.jobsSettled()
  expect(await read(owner)).toMatchObject({ timezone: 'Asia/Tehran', rebuild: null })
  expect((await auditOf(owner)).map(({ action, details }) => [action, details])).toEqual([
    ['team.updated', { name: { before: owner.name, after: 'Far away' } }],
    ['team.timezone_changed', { timezone: { before: 'Europe/Istanbul', after: 'Asia/Tehran' } }],
  ])
})

test('a team without stores and accounts has nothing to recalculate', async () => {
  const owner = await used.api.newTeam()
  const changed = await dataOf(await put(owner, { timezone: 'UTC' }))
  expect(changed).toMatchObject({ timezone: 'UTC', rebuild: null })
})

test('while days are recalculated, everything except the zone can be changed', async () => {
  const owner = await used.api.newTeam()
  await addStore(used.api, owner.team_id)
  // As after a process that ended before its job began.
  await inTeam(used.opened.database, owner.team_id, (db) =>
    beginZoneChange(db, { timezone: 'UTC', now: used.api.clock.now }),
  )
  const refused = await put(owner, { timezone: 'Asia/Tokyo', name: 'Elsewhere' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'UPDATE_ALREADY_IN_PROGRESS' })
  expect(await auditOf(owner)).toEqual([])
  const renamed = await put(owner, { name: 'Renamed', week_start: 6, timezone: 'UTC' })
  expect(await dataOf(renamed)).toMatchObject({
    name: 'Renamed',
    timezone: 'UTC',
    rebuild: { done: 0, total: 1 },
  })

  await lookForRuns(used.api.dependencies, zoneWorker)
  await used.api.jobsSettled()
  expect(await dataOf(await put(owner, { timezone: 'Asia/Tokyo' }))).toMatchObject({ timezone: 'Asia/Tokyo' })
})

test('of two simultaneous choices one is refused, and one zone is recalculated', async () => {
  const owner = await used.api.newTeam()
  const admin = await used.api.newUser(owner.team_id, { role: 'admin' })
  await addStore(used.api, owner.team_id)
  const answers = await Promise.all([
    put(owner, { timezone: 'Asia/Tokyo' }),
    put(admin, { timezone: 'America/Lima' }),
  ])
  await used.api.jobsSettled()
  const changes = (await auditOf(owner)).length
  expect(changes).toBe(answers.filter(({ status }) => status === 200).length)
  expect((await read(owner)).rebuild).toBeNull()
})

test('accepts the former name of a renamed zone, which some browsers report', async () => {
  const owner = await used.api.newTeam()
  expect((await put(owner, { timezone: 'Asia/Calcutta' })).status).toBe(200)
})

test('the database knows every zone that can be chosen', async () => {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(
    used.opened.database,
  )
  const known = new Set(rows.map((row) => row.name))
  expect([...timezones].filter((zone) => !known.has(zone))).toEqual([])
})

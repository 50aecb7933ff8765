import { beforeEach, expect, test } from 'vitest'
import type { TeamUser } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import { dataOf } from '../../testing/read-answer.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const start = new Date('2026-03-20T09:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * minuteMs)

let team: TestTeam
beforeEach(async () => {
  used.api.clock.now = start
  team = await used.api.newTeam()
})

const read = (user: TestUser, query = '') => used.api.request('GET', `/users?${query}`, { token: user.token })
const people = async (query = '') => dataOf<TeamUser[]>(await read(team, query))
const activityOf = async (id: number) => (await people()).find((person) => person.id === id)?.last_active_at

test('is known after the first request, and written at most once in five minutes', async () => {
  const mert = await used.api.newUser(team.team_id, { role: 'viewer' })
  expect(await activityOf(mert.id)).toBeNull()
  await read(mert)
  expect(await activityOf(mert.id)).toBe(start.toISOString())

  used.api.clock.now = minutes(5)
  await read(mert)
  expect(await activityOf(mert.id)).toBe(start.toISOString())

  used.api.clock.now = minutes(6)
  await Promise.all([read(mert), read(mert)])
  expect(await activityOf(mert.id)).toBe(minutes(6).toISOString())
})

test("changes nothing else about a person, and doesn't count a refused request as activity", async () => {
  const mert = await used.api.newUser(team.team_id, { role: 'viewer' })
  const before = (await people()).find(({ id }) => id === mert.id)
  await used.api.request('GET', '/users', { token: `${mert.token}x` })
  expect(await activityOf(mert.id)).toBeNull()
  await read(mert)
  const after = (await people()).find(({ id }) => id === mert.id)
  expect(after).toEqual({ ...before, last_active_at: start.toISOString() })
})

test('sorts people whose activity is unknown as those who were away longest', async () => {
  const [early, late, unknown] = [
    await used.api.newUser(team.team_id, { name: 'Early' }),
    await used.api.newUser(team.team_id, { name: 'Late' }),
    await used.api.newUser(team.team_id, { name: 'Unknown' }),
  ]
  await read(early)
  used.api.clock.now = minutes(10)
  await read(late)
  used.api.clock.now = minutes(20)
  const order = async (sort: string) => (await people(`sort=${sort}`)).map(({ id }) => id)
  expect(await order('-last_active_at')).toEqual([team.id, late.id, early.id, unknown.id])
  expect(await order('last_active_at')).toEqual([unknown.id, early.id, late.id, team.id])
})

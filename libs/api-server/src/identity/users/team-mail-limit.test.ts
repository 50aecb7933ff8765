import { expect, test } from 'vitest'
import { writeKeyHeader } from '@tandem/api-contract'
import type { InvitedUser } from '@tandem/api-contract'
import { hourMs } from '@tandem/format'
import { defaultSettings } from '../../platform/dependencies/dependencies.ts'
import type { LimiterFactory } from '../../platform/dependencies/dependencies.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

/** Counts by the test's clock. */
const clockedLimiter: LimiterFactory = (_, { calls, seconds }) => {
  const windows = new Map<string, { taken: number; ends: number }>()
  return {
    async take(key) {
      const now = used.api.clock.now.getTime()
      const known = windows.get(key)
      const window = known && known.ends > now ? known : { taken: 0, ends: now + seconds * 1000 }
      windows.set(key, { ...window, taken: window.taken + 1 })
      return window.taken < calls ? null : Math.ceil((window.ends - now) / 1000)
    },
    async reset(key) {
      windows.delete(key)
    },
  }
}

const used = useTestApi({
  overrides: {
    settings: {
      ...defaultSettings,
      appUrl: 'http://tandem.test',
      limitsByAddress: false,
      evenAnswerMs: 0,
      teamMailsPerDay: 4,
    },
    limiter: clockedLimiter,
  },
})

const newAddress = () => `guest-${crypto.randomUUID()}@example.test`
const post = (path: string, { token }: TestTeam, body: object = {}) =>
  // As our own client sends each write.
  used.api.request('POST', path, { token, body, headers: { [writeKeyHeader]: crypto.randomUUID() } })
const invite = (team: TestTeam) =>
  post('/users/invite', team, { name: 'Mert Aydın', email: newAddress(), role: 'viewer' })
const inviteSeveral = (team: TestTeam, count: number) => {
  const emails = Array.from({ length: count }, newAddress)
  return post('/users/invite/several', team, { emails, role: 'viewer' })
}
const reached = 'Your team has sent all the emails it can send in a day. Try again in 24 hours'

test('all members of a team share the mails of a day, and another team has its own', async () => {
  const start = used.api.clock.now
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const { id } = await dataOf<InvitedUser>(await invite(team))
  expect((await post(`/users/${id}/invite`, team)).status).toBe(200)
  expect((await post('/me/update-email', team, { email: newAddress() })).status).toBe(200)
  expect((await invite(team)).status).toBe(201)

  const refused = await invite(team)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe(String(24 * 3600))
  expect(await errorOf(refused)).toMatchObject({ code: 'TEAM_MAIL_LIMIT', message: reached })
  expect(await codeOf(await post(`/users/${id}/invite`, team))).toBe('TEAM_MAIL_LIMIT')
  expect(await codeOf(await post('/me/update-email', team, { email: newAddress() }))).toBe('TEAM_MAIL_LIMIT')
  expect((await invite(other)).status).toBe(201)

  used.api.clock.now = new Date(start.getTime() + 23.5 * hourMs)
  expect((await errorOf(await inviteSeveral(team, 2))).message).toMatch(/Try again in 30 minutes$/)
  used.api.clock.now = start
})

test('several invitations are sent while there are mails, and the others come back with the reason', async () => {
  const team = await used.api.newTeam()
  const { invited, refused } = await dataOf<{ invited: object[]; refused: { message: string }[] }>(
    await inviteSeveral(team, 6),
  )
  expect(invited).toHaveLength(4)
  expect(refused.map(({ message }) => message)).toEqual([reached, reached])
  expect(await codeOf(await inviteSeveral(team, 2))).toBe('TEAM_MAIL_LIMIT')
})

test('an invitation of a member takes no mail of the day', async () => {
  const team = await used.api.newTeam()
  const { email } = await used.api.newUser(team.team_id)
  const inviteMember = () => post('/users/invite', team, { name: 'Mert Aydın', email, role: 'viewer' })
  for (let time = 0; time < 6; time++) expect(await codeOf(await inviteMember())).toBe('VALIDATION_FAILED')
  expect((await dataOf<{ invited: object[] }>(await inviteSeveral(team, 4))).invited).toHaveLength(4)
})

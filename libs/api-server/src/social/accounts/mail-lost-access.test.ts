import { expect, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { mailLostAccess } from './mail-lost-access.ts'

const used = useTestApi()

/** Adds an account that somebody has connected. */
const connect = async ({ team_id }: TestTeam, by: Pick<TestUser, 'id'> | null, username: string) => ({
  account_id: await addConnectedAccount(used.api, team_id, { username, connected_by: by?.id ?? null }),
  username,
})
const end = ({ team_id }: TestTeam, account: { account_id: number; username: string }) =>
  inTeam(used.opened.database, team_id, (db) =>
    mailLostAccess(db, account, 'The password has changed.', used.api.dependencies),
  )
const subjects = async (user: TestUser) => (await used.api.mails(user.email)).map(({ subject }) => subject)

test('tells the person who connected an account about its end once, and about several simultaneous ends in one mail', async () => {
  const team = await used.api.newTeam()
  const editor = await used.api.newUser(team.team_id)
  const [first, second] = [
    await connect(team, editor, 'first.one'),
    await connect(team, editor, 'second.one'),
  ]
  await end(team, first)
  await end(team, first)
  await end(team, second)
  expect(await subjects(editor)).toEqual(['Reconnect first.one on Instagram'])
  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + 25 * hourMs)
  await end(team, await connect(team, editor, 'third.one'))
  expect(await subjects(editor)).toHaveLength(2)
  used.api.clock.now = now
  expect(await subjects(team)).toEqual([])
})

test("tells the team's super admin when that person has left or may no longer connect accounts", async () => {
  const team = await used.api.newTeam()
  const gone = await used.api.newUser(team.team_id, { status: 'inactive' })
  const viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  for (const [by, name] of [
    [gone, 'of.gone'] as const,
    [viewer, 'of.viewer'] as const,
    [null, 'of.none'] as const,
  ]) {
    await end(team, await connect(team, by, name))
  }
  expect((await subjects(team)).toSorted()).toEqual(
    ['gone', 'none', 'viewer'].map((name) => `Reconnect of.${name} on Instagram`),
  )
  expect([...(await subjects(gone)), ...(await subjects(viewer))]).toEqual([])
})

test('tells nobody about an account whose data was deleted', async () => {
  const team = await used.api.newTeam()
  await end(team, { account_id: 999_999, username: 'nobody' })
  expect(await subjects(team)).toEqual([])
})

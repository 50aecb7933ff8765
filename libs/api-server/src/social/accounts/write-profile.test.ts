import type { AccountDay } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addAccount } from '../../testing/add-account-figures.ts'
import { readListedAccount } from '../../testing/connect-account.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { writeProfile } from './write-profile.ts'

const used = useTestApi()

test('keeps the last known figure of a profile when an answer lacks it', async () => {
  const team = await used.api.newTeam({ timezone: 'UTC' })
  const account_id = await addAccount(used.api, team.team_id)
  const write = (followers_count: number | null, at: string) => {
    const texts = { name: null, biography: null, website: null, picture_url: null }
    const profile = {
      provider_id: '9',
      username: 'oak',
      following_count: 3,
      posts_count: 4,
      ...texts,
      followers_count,
    }
    return inTeam(used.opened.database, team.team_id, (db) =>
      writeProfile(db, { account_id }, profile, new Date(at)),
    )
  }
  await write(500, '2026-10-01T06:00:00Z')
  await write(null, '2026-10-01T09:00:00Z')
  await write(null, '2026-10-02T06:00:00Z')

  const { followers_count } = await readListedAccount(used.api, team, { service: 'social', id: account_id })
  expect(followers_count).toBe(500)
  const path = `/social/instagram/users/${account_id}/days`
  const days = await dataOf<AccountDay[]>(await used.api.request('GET', path, { token: team.token }))
  expect(days.map((row) => [row.day, row.followers_count])).toEqual([
    ['2026-10-01', 500],
    ['2026-10-02', null],
  ])
})

import { ProviderError } from '@tandem/connectors'
import type { DiscoveredAccount, PostRow, SocialAccount } from '@tandem/connectors'
import { beforeEach, expect, test } from 'vitest'
import type { SocialConnectors } from '../../platform/dependencies/dependencies.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { readListedAccount, trackListedAccount } from '../../testing/connect-account.ts'
import { plainPost } from '../../testing/plain-post.ts'
import { quietAccount } from '../../testing/quiet-account.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const start = '2026-11-02T09:00:00.000Z'

const post = (provider_id: string, posted_at: string) =>
  plainPost({ provider_id, posted_at, likes: 3, comments: 1 })
const found = (followers_count: number | null, rows: PostRow[], more: object = {}): DiscoveredAccount => ({
  profile: {
    provider_id: '77',
    username: 'rival',
    name: null,
    biography: null,
    website: null,
    picture_url: null,
    followers_count,
    following_count: 1,
    posts_count: 3,
  },
  posts: { rows, next: null, skipped: 0, ...more },
  problem: null,
})

let team: TestTeam
/** What the network tells of the account, page by page. */
let pages: DiscoveredAccount[] = []
beforeEach(async () => {
  const { clock, dependencies } = used.api
  clock.now = new Date(start)
  team = await used.api.newTeam()
  await addConnectedAccount(used.api, team.team_id, { username: crypto.randomUUID() })
  const discover: SocialAccount['discover'] = async (_name, cursor) => pages[Number(cursor?.['page'] ?? 0)]!
  const account: SocialConnectors['account'] = () => ({ ...quietAccount(clock.now), discover })
  const { connectors } = dependencies
  const { login } = connectors.social!.instagram!
  dependencies.connectors = { ...connectors, social: { instagram: { login, account } } }
})

const sync = async (account: { id: number }) => {
  const body = { ids: [account.id] }
  await used.api.request('POST', '/tracker/instagram/users/sync', { token: team.token, body })
  await used.api.jobsSettled()
  return readListedAccount(used.api, team, { service: 'tracker', ...account })
}
const postsOf = async () =>
  used.opened.database
    .selectFrom('social_posts')
    .select(['provider_id', 'gone_at'])
    .where('team_id', '=', team.team_id)
    .orderBy('provider_id')
    .execute()

test('keeps the followers of a tracked account whose posts can’t be read, and says so', async () => {
  pages = [found(500, [post('1', '2026-11-01T09:00:00Z')])]
  const tracked = await trackListedAccount(used.api, team, 'rival')
  const problem = new ProviderError('unexpected_data', 'The posts can’t be read.')
  pages = [{ ...found(650, []), posts: null, problem }]
  expect(await sync(tracked)).toMatchObject({
    followers_count: 650,
    reading: { state: 'failed', error: { message: 'The posts can’t be read.' } },
  })
  expect(await postsOf()).toEqual([{ provider_id: '1', gone_at: null }])
})

test('doesn’t take the posts of a tracked account as gone when none are shown', async () => {
  pages = [found(500, [post('1', '2026-11-01T09:00:00Z')])]
  const tracked = await trackListedAccount(used.api, team, 'rival')
  pages = [found(500, [], { skipped: 1 })]
  expect((await sync(tracked)).reading.state).toBe('succeeded')
  expect(await postsOf()).toEqual([{ provider_id: '1', gone_at: null }])
})

test('reads on after an old post between newer ones', async () => {
  const rows = [
    post('1', '2026-11-01T09:00:00Z'),
    post('2', '2015-01-01T00:00:00Z'),
    post('3', '2026-10-30T09:00:00Z'),
  ]
  pages = [found(500, rows, { next: { page: 1 } }), found(500, [post('4', '2026-10-29T09:00:00Z')])]
  const tracked = await trackListedAccount(used.api, team, 'rival')
  await sync(tracked)
  expect(await postsOf()).toEqual(['1', '3', '4'].map((provider_id) => ({ provider_id, gone_at: null })))
})

test('keeps the figures of a renamed account that is tracked again when the network withholds them', async () => {
  pages = [found(500, [])]
  const tracked = await trackListedAccount(used.api, team, 'rival')
  await used.opened.database
    .updateTable('social_accounts')
    .set({ is_renamed: true })
    .where('id', '=', tracked.id)
    .execute()
  pages = [found(null, [])]
  const again = await trackListedAccount(used.api, team, 'rival')
  expect(again).toMatchObject({ id: tracked.id, followers_count: 500, is_renamed: false })
})

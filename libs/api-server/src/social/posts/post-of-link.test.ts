import { beforeAll, expect, test } from 'vitest'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { codeOf, dataOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const permalink = 'https://www.instagram.com/reel/Ck_1-a/'

let team: TestTeam
let other: TestTeam
let id: number
beforeAll(async () => {
  team = await used.api.newTeam()
  other = await used.api.newTeam()
  const account = await addConnectedAccount(used.api, team.team_id, { username: 'oak' })
  ;[id] = (await addPosts(used.api, team.team_id, account, [{ permalink }])) as [number]
})

const path = '/social/instagram/post-of-link'
const ask = (link: string, token: string | null = team.token, at = path) =>
  used.api.request('GET', `${at}?link=${encodeURIComponent(link)}`, token === null ? {} : { token })

test.each([
  permalink,
  'https://www.instagram.com/p/Ck_1-a',
  'https://instagram.com/oak/reel/Ck_1-a/?igsh=MzRlODBiNWFlZA%3D%3D',
  ' http://m.instagram.com/reels/Ck_1-a#x ',
])('finds the post that %s leads to', async (link) => {
  const answer = await ask(link)
  expect(answer.status).toBe(200)
  expect(await dataOf(answer)).toEqual({ id })
})

test.each([
  'https://www.instagram.com/reel/Unknown/',
  'https://www.instagram.com/oak/',
  'https://instagram.com.example.test/reel/Ck_1-a/',
  'https://example.test/?to=https://www.instagram.com/reel/Ck_1-a/',
  'javascript://www.instagram.com/reel/Ck_1-a/',
  'Ck_1-a',
])('knows no post for %s', async (link) => {
  const answer = await ask(link)
  expect(answer.status).toBe(404)
  expect(await codeOf(answer)).toBe('MODEL_NOT_FOUND')
})

test("doesn't find a post of another team, or of another kind of account", async () => {
  expect((await ask(permalink, other.token)).status).toBe(404)
  expect((await ask(permalink, team.token, '/tracker/instagram/post-of-link')).status).toBe(404)
})

test('refuses a caller without a token, and a link that is missing or too long', async () => {
  expect((await ask(permalink, null)).status).toBe(401)
  expect((await used.api.request('GET', path, { token: team.token })).status).toBe(422)
  expect((await ask(' ')).status).toBe(422)
  expect((await ask(`https://www.instagram.com/p/${'a'.repeat(2000)}`)).status).toBe(422)
})

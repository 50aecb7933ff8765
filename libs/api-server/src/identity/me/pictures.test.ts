import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { basePath, pictureLimits } from '@tandem/api-contract'
import { sweepFiles } from '../../platform/files/sweep-files.ts'
import { exampleJpeg, examplePng, pngChunk } from '../../testing/example-pictures.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const set = ({ token }: TestUser, bytes: Uint8Array) =>
  used.api.request('PUT', '/me/picture', { token, body: { picture: Buffer.from(bytes).toString('base64') } })
const remove = ({ token }: TestUser) => used.api.request('DELETE', '/me/picture', { token })
const addressOf = async (answer: Response) =>
  (await dataOf<{ profile_picture: string }>(answer)).profile_picture
/** As a browser requests it: without a token. */
const get = (address: string) => used.api.fetch(new Request(`http://tandem.test${address}`))
const pictureOf = async ({ token }: TestUser) => {
  const me = await used.api.request('GET', '/me', { token })
  return (await dataOf<{ profile_picture: string | null }>(me)).profile_picture
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** A team's files after expired ones were deleted. */
async function filesOf({ team_id }: TestUser) {
  await sweepFiles(used.api.dependencies)
  const { rows } = await sql<{ files: number; pieces: number; pictures: number }>`
    select (select count(*) from files where team_id = ${team_id}) as files,
      (select count(*) from file_pieces where team_id = ${team_id}) as pieces,
      (select count(*) from pictures where team_id = ${team_id}) as pictures`.execute(used.opened.database)
  return rows[0]
}

test("a picture has an address that can't be guessed, and is served only as what it is", async () => {
  const team = await used.api.newTeam()
  const viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  const png = examplePng()
  const address = await addressOf(await set(viewer, png))
  expect(address).toMatch(new RegExp(`^${basePath}/pictures/[0-9a-f]{64}$`))
  expect(await pictureOf(viewer)).toBe(address)
  expect(await pictureOf(team)).toBeNull()

  const answer = await get(address)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(png.length),
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.headers.has('set-cookie')).toBe(false)
  expect(await bytesOf(answer)).toEqual(png)
})

test('another picture has another address, and nothing of the previous one is left', async () => {
  const team = await used.api.newTeam()
  const first = await addressOf(await set(team, examplePng()))
  const second = await addressOf(await set(team, exampleJpeg))
  expect(second).not.toBe(first)
  expect(await codeOf(await get(first))).toBe('MODEL_NOT_FOUND')
  const answer = await get(second)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await bytesOf(answer)).includes('ICC_PROFILE')).toBe(false)
  expect(await filesOf(team)).toEqual({ files: 1, pieces: 1, pictures: 1 })

  expect(await (await remove(team)).json()).toEqual({ data: { profile_picture: null } })
  expect(await pictureOf(team)).toBeNull()
  expect(await codeOf(await get(second))).toBe('MODEL_NOT_FOUND')
  expect((await remove(team)).status).toBe(200)
  expect(await filesOf(team)).toEqual({ files: 0, pieces: 0, pictures: 0 })
  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'subject_id'])
    .where('team_id', '=', team.team_id)
    .orderBy('id')
    .execute()
  const own = { user_id: team.id, subject_id: team.id }
  const [picture_set, picture_removed] = ['profile.picture_set', 'profile.picture_removed']
  expect(entries).toEqual(
    [picture_set, picture_set, picture_removed, picture_removed].map((action) => ({ action, ...own })),
  )
})

test('of many simultaneous pictures one stays', async () => {
  const team = await used.api.newTeam()
  const answers = await Promise.all(Array.from({ length: 6 }, () => set(team, examplePng())))
  const addresses = await Promise.all(answers.map(addressOf))
  const shown = await Promise.all(addresses.map(async (address) => (await get(address)).status))
  expect(shown.toSorted()).toEqual([200, ...Array(5).fill(404)])
  expect(shown[addresses.indexOf((await pictureOf(team))!)]).toBe(200)
  expect(await filesOf(team)).toEqual({ files: 1, pieces: 1, pictures: 1 })
})

test("a person's picture is deleted with them", async () => {
  const team = await used.api.newTeam()
  const person = await used.api.newUser(team.team_id)
  const address = await addressOf(await set(person, examplePng()))
  await used.opened.database.deleteFrom('users').where('id', '=', person.id).execute()
  expect((await get(address)).status).toBe(404)
  expect(await filesOf(team)).toEqual({ files: 0, pieces: 0, pictures: 0 })
})

test.each<[string, Uint8Array, string]>([
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Please choose a JPEG or PNG picture',
  ],
  ['half a picture', exampleJpeg.subarray(0, 400), 'This picture is damaged. Please choose another one'],
  [
    'a large one',
    examplePng({ before: [pngChunk('teXt', Buffer.alloc(pictureLimits.bytes))] }),
    'This picture is too large',
  ],
])('%s changes nothing', async (_, bytes, text) => {
  const team = await used.api.newTeam()
  const address = await addressOf(await set(team, examplePng()))
  const answer = await set(team, bytes)
  expect(answer.status).toBe(422)
  expect((await errorOf(answer)).errors).toMatchObject({ picture: expect.arrayContaining([text]) })
  expect(await pictureOf(team)).toBe(address)
  expect((await get(address)).status).toBe(200)
})

test.each([
  ['nothing', ''],
  ['an address', 'data:image/png;base64,iVBORw0KGgo='],
  ['what is no text', 7],
])('%s is refused on its field', async (_, picture) => {
  const { token } = await used.api.newTeam()
  const answer = await used.api.request('PUT', '/me/picture', { token, body: { picture } })
  expect(answer.status).toBe(422)
  expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual(['picture'])
})

test('a body beyond the limit is refused before it is read', async () => {
  const { token } = await used.api.newTeam()
  const body = { picture: 'A'.repeat(1024 * 1024) }
  expect(await codeOf(await used.api.request('PUT', '/me/picture', { token, body }))).toBe(
    'PAYLOAD_TOO_LARGE',
  )
})

test("an invalid address says so, and isn't cached", async () => {
  for (const key of ['f'.repeat(64), 'F'.repeat(64), 'f'.repeat(63), '..%2f..%2fetc', '0']) {
    const answer = await get(`${basePath}/pictures/${key}`)
    expect(await codeOf(answer)).toBe('MODEL_NOT_FOUND')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

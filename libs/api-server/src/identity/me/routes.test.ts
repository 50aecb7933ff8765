import { expect, test } from 'vitest'
import type { User } from '@tandem/api-contract'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

test('returns the signed-in user, their team and its stores', async () => {
  const team = await used.api.newTeam({
    name: 'Linden & Oak',
    timezone: 'Europe/London',
    user_name: 'Selin Acar',
  })
  const response = await used.api.request('GET', '/me', { token: team.token })
  expect(await response.json()).toEqual({
    data: {
      id: team.id,
      name: 'Selin Acar',
      email: team.email,
      profile_picture: null,
      timezone: null,
      language: null,
      role: 'super_admin',
      metas: [],
      team: {
        id: team.team_id,
        name: 'Linden & Oak',
        timezone: 'Europe/London',
        week_start: 1,
        deletes_at: null,
        stores: [],
        default_filters: [],
      },
    } satisfies User,
  })
})

test('preferences are replaced or added, and each person has their own', async () => {
  const team = await used.api.newTeam()
  const colleague = await used.api.newUser(team.team_id, { role: 'viewer' })
  const save = (body: unknown, token = team.token) => used.api.request('PUT', '/me/meta', { token, body })
  await save({ theme: 'dark', show_sidebar_menu: 1 })
  await save({ theme: 'light' }, colleague.token)
  const saved = await save({ theme: 'system', 'columns.orders': '["number"]' })
  expect(await saved.json()).toEqual({
    data: [
      { key: 'columns.orders', value: '["number"]' },
      { key: 'show_sidebar_menu', value: '1' },
      { key: 'theme', value: 'system' },
    ],
  })
})

test.each([
  ['an unknown preference', { role: 'super_admin' }],
  ['nothing', {}],
  ['a list', []],
  ['whose times with U+0000', { times_in: 'own\u0000' }],
  ['a value that is no text', { theme: { $ne: '' } }],
  ['a value with U+0000', { theme: 'da\u0000rk' }],
  ['a value with half a character', { theme: '\ud83d' }],
  ['a value that is too long', { favorite_menus: 'x'.repeat(20_001) }],
])('refuses %s', async (_, body) => {
  const team = await used.api.newTeam()
  const response = await used.api.request('PUT', '/me/meta', {
    token: team.token,
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(422)
  const me = (await (await used.api.request('GET', '/me', { token: team.token })).json()) as { data: User }
  expect(me.data.metas).toEqual([])
})

test("a person can't fill the database with preferences, and existing ones stay", async () => {
  const team = await used.api.newTeam()
  const save = (prefix: string) =>
    used.api.request('PUT', '/me/meta', {
      token: team.token,
      body: Object.fromEntries(
        Array.from({ length: 50 }, (_, index) => [`columns.${prefix}_${index}`, '[]']),
      ),
    })
  for (const prefix of ['a', 'b', 'c', 'd']) expect((await save(prefix)).status).toBe(200)
  expect((await save('e')).status).toBe(422)
  expect((await save('a')).status).toBe(200)
  const me = (await (await used.api.request('GET', '/me', { token: team.token })).json()) as { data: User }
  expect(me.data.metas).toHaveLength(200)
})

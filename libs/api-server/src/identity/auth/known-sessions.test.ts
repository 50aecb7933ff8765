import { expect, test } from 'vitest'
import type { Role } from '@tandem/api-contract'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

test('verifies a known session again at each read: a new role or its end applies immediately', async () => {
  const { api, opened } = used
  const team = await api.newTeam()
  const member = await api.newUser(team.team_id, { role: 'viewer' })
  const ask = async (path: string) => (await api.request('GET', path, { token: member.token })).status
  const become = (role: Role) =>
    opened.database.updateTable('users').set({ role }).where('id', '=', member.id).execute()
  const statuses = () => Promise.all(['/ecommerce/orders', '/audit', '/ecommerce/orders?sort=x'].map(ask))

  expect(await statuses()).toEqual([200, 403, 422])
  expect(await statuses()).toEqual([200, 403, 422])
  await become('admin')
  expect(await statuses()).toEqual([200, 200, 422])
  await become('viewer')
  expect(await statuses()).toEqual([200, 403, 422])
  await opened.database.deleteFrom('sessions').where('user_id', '=', member.id).execute()
  // Somebody whose session has ended learns neither of the missing permission nor of the wrong input.
  expect(await statuses()).toEqual([401, 401, 401])
})

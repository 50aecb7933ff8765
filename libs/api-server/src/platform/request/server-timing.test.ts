import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

test('sends the time that an answer took only to the owner of a team', async () => {
  const owner = await used.api.newTeam()
  const admin = await used.api.newUser(owner.team_id, { role: 'admin' })
  const timing = async (method: string, path: string, token?: string) => {
    const answer = await used.api.request(method, path, token === undefined ? {} : { token })
    return answer.headers.get('Server-Timing')
  }
  for (const path of ['/me', '/ecommerce/orders']) {
    const told = await timing('GET', path, owner.token)
    const [, database = '', total = ''] =
      /^database;dur=(\d+\.\d), total;dur=(\d+\.\d)$/.exec(told ?? '') ?? []
    expect(Number(database)).toBeGreaterThan(0)
    expect(Number(total)).toBeGreaterThanOrEqual(Number(database))
    expect(await timing('GET', path, admin.token)).toBeNull()
    expect(await timing('GET', path)).toBeNull()
  }
  expect(await timing('GET', '/helpers/timezones')).toBeNull()
})

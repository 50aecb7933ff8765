import { beforeAll, expect, test } from 'vitest'
import { permissions, userColumns } from '@tandem/api-contract'
import type { PageMeta, RoleDescription, TeamUser } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { csvRows } from '../../testing/csv-rows.ts'
import { dataOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { workbookRows } from '../../testing/workbook-rows.ts'

const used = useTestApi()

const call = (method: string, path: string, { token }: { token: string }, body?: unknown) =>
  used.api.request(method, path, { token, ...(body !== undefined && { body }) })

interface Page {
  data: TeamUser[]
  meta: PageMeta
}
const list = async (as: { token: string }, query = ''): Promise<Page> =>
  (await (await call('GET', `/users?${query}`, as)).json()) as Page
const namesOf = async (as: { token: string }, query: string) =>
  (await list(as, query)).data.map(({ name }) => name)

/** Created once and shared by tests that only read. */
let crowd: TestTeam
beforeAll(async () => {
  crowd = await used.api.newTeam({ user_name: 'Selin Acar' })
  const people = [
    { name: 'şule Öztürk', role: 'viewer', status: 'active' },
    { name: 'Émile Zola', role: 'admin', status: 'inactive' },
    { name: 'ida Holm', role: 'editor', status: 'archived' },
  ] as const
  for (const person of people) await used.api.newUser(crowd.team_id, person)
  const email = `ada-${crypto.randomUUID()}@x.test`
  await call('POST', '/users/invite', crowd, { name: '100%_Ada', email, role: 'viewer' })
})

test('lists all members with role, status and dates, and pending ones with the end of their invitation', async () => {
  const { data, meta } = await list(crowd)
  expect(meta).toEqual({ current_page: 1, per_page: 10, total: 5, last_page: 1, total_is_capped: false })
  expect(data.map(({ name, role, status }) => [name, role, status])).toEqual([
    ['100%_Ada', 'viewer', 'pending'],
    ['Émile Zola', 'admin', 'inactive'],
    ['ida Holm', 'editor', 'archived'],
    ['Selin Acar', 'super_admin', 'active'],
    ['şule Öztürk', 'viewer', 'active'],
  ])
  const now = used.api.clock.now
  const inSevenDays = new Date(now.getTime() + 7 * dayMs).toISOString()
  expect(data.map(({ invitation_expires_at }) => invitation_expires_at)).toEqual([
    inSevenDays,
    ...Array(4).fill(null),
  ])
  expect(data[0]).toMatchObject({ created_at: now.toISOString(), updated_at: now.toISOString() })
  expect(await dataOf(await call('GET', `/users/${data[1]!.id}`, crowd))).toEqual(data[1])
})

test.each([
  ['search_term=sule', ['şule Öztürk']],
  ['search_term=ÖZT', ['şule Öztürk']],
  ['search_term=ul', ['şule Öztürk']],
  ['search_term=%25_', ['100%_Ada']],
  ['search_term=x.test', ['100%_Ada']],
  ['search_term=nobody+at+all', []],
  ['role=viewer,admin', ['100%_Ada', 'Émile Zola', 'şule Öztürk']],
  ['status=pending,archived', ['100%_Ada', 'ida Holm']],
  ['role=viewer&status=active&search_term=e', ['şule Öztürk']],
  ['sort=-name', ['şule Öztürk', 'Selin Acar', 'ida Holm', 'Émile Zola', '100%_Ada']],
  ['sort=role', ['Selin Acar', 'Émile Zola', 'ida Holm', '100%_Ada', 'şule Öztürk']],
  ['sort=-role', ['şule Öztürk', '100%_Ada', 'ida Holm', 'Émile Zola', 'Selin Acar']],
  ['sort=status', ['Selin Acar', 'şule Öztürk', 'Émile Zola', '100%_Ada', 'ida Holm']],
  ['sort=created_at', ['Selin Acar', 'şule Öztürk', 'Émile Zola', 'ida Holm', '100%_Ada']],
  ['sort=-updated_at&page=2&per_page=2', ['Émile Zola', 'şule Öztürk']],
  ['page=4', []],
])('members of %s', async (query, names) => {
  expect(await namesOf(crowd, query)).toEqual(names)
})

test.each([['sort=password'], ['role=owner'], ['status=gone'], ['search_term=%00'], ['sort=name;drop']])(
  'the list refuses %s',
  async (query) => {
    expect((await call('GET', `/users?${query}`, crowd)).status).toBe(422)
  },
)

test('the permission table is the enforced one, with descriptions and the number of members per role', async () => {
  const table = await dataOf<{ roles: RoleDescription[]; permissions: { permission: string }[] }>(
    await call('GET', '/users/roles', crowd),
  )
  expect(
    table.roles.map(({ role, name, users_count, is_assignable }) => [role, name, users_count, is_assignable]),
  ).toEqual([
    ['super_admin', 'Super Admin', 1, false],
    ['admin', 'Admin', 1, true],
    ['editor', 'Editor', 0, true],
    ['viewer', 'Viewer', 2, true],
  ])
  for (const { role, permissions: held } of table.roles) expect(held).toEqual(permissions[role])
  expect(table.permissions.map(({ permission }) => permission).sort()).toEqual(
    [...permissions.super_admin].sort(),
  )
})

test('exports the members that a filter shows, in its order, with dates in the time zone of the team', async () => {
  const team = await used.api.newTeam({ user_name: '=Ada()', timezone: 'Europe/Istanbul' })
  const viewer = await used.api.newUser(team.team_id, { name: 'Zeynep', role: 'viewer' })
  const ask = async (body: object) => {
    const answer = await call('POST', '/users/export', viewer, { columns: userColumns, ...body })
    expect(answer.status).toBe(200)
    return answer
  }
  const [titles, ...rows] = csvRows(await (await ask({ filter: { sort: '-name' } })).text())
  expect(titles).toEqual([
    'Name',
    'Email',
    'Role',
    'Status',
    'Last active at (Europe/Istanbul)',
    'Created at (Europe/Istanbul)',
    'Changed at (Europe/Istanbul)',
  ])
  expect(rows.map(([name, , role, status]) => [name, role, status])).toEqual([
    ['Zeynep', 'Viewer', 'Active'],
    [`'=Ada()`, 'Super Admin', 'Active'],
  ])
  const workbook = await ask({
    filter: { role: ['super_admin'] },
    format: 'xlsx',
    columns: ['user', 'created'],
  })
  const [, [name, , created] = [], ...others] = workbookRows(new Uint8Array(await workbook.arrayBuffer()))[0]!
  expect([name, typeof created, others]).toEqual(['=Ada()', 'number', []])
})

import { beforeAll, expect, test } from 'vitest'
import { noteColumns } from '@tandem/api-contract'
import type { Store } from '@tandem/api-contract'
import { connectStore } from '../../testing/connect-store.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { workbookRows } from '../../testing/workbook-rows.ts'

const used = useTestApi()
let team: TestTeam
let editor: TestUser
let store: Store

/** Texts that a spreadsheet could run or break on. */
const hostile = ['=1+1', '+1', '-1', '@sum(A1)', '\t=1', 'a\n=b', '"quoted", and ;', `'=1`, 'x'.repeat(5000)]

beforeAll(async () => {
  team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  editor = await used.api.newUser(team.team_id, { role: 'editor' })
  store = await connectStore(used.api, team, 'oak-workshop')
  for (const content of hostile) await write(team, content, true)
  await write(editor, 'Mine alone', false)
})

async function write({ token }: { token: string }, content: string, visible_to_team: boolean) {
  const body = { notable_type: 'store', notable_id: store.id, content, visible_to_team }
  expect((await used.api.request('POST', '/notes', { token, body })).status).toBe(201)
}

const ask = ({ token }: { token: string }, body: object) =>
  used.api.request('POST', '/notes/export', { token, body: { columns: noteColumns, ...body } })

test('has the notes that the person may see, with the row and the author', async () => {
  const rows = async (user: { token: string }, filter: object) =>
    csvRows((await (await ask(user, { filter })).text()).replace('\uFEFF', ''))
  const [titles, own, ...others] = await rows(editor, {})
  expect(titles).toEqual([
    'Note',
    'Type',
    'Row',
    'Author',
    'Visible to',
    'Written at (Europe/Istanbul)',
    'Changed at (Europe/Istanbul)',
  ])
  expect(own?.slice(0, 3)).toEqual(['Mine alone', 'Store', store.name])
  expect(own?.[4]).toBe('Only the author')
  expect(others).toHaveLength(hostile.length)
  expect((await rows(team, {})).map(([note]) => note)).not.toContain('Mine alone')
  expect(await rows(editor, { user_id: [editor.id], search_term: 'alone' })).toEqual([titles, own])
  expect(await rows(editor, { notable_type: ['order'] })).toEqual([titles])
})

test('no note is a formula: text in a workbook, marked in a CSV', async () => {
  const filter = { sort: 'at' }
  const workbook = await ask(team, { filter, format: 'xlsx', columns: ['note', 'created_at'] })
  const [, ...cells] = workbookRows(new Uint8Array(await workbook.arrayBuffer()))[0]!
  expect(cells.map(([note]) => note)).toEqual(hostile.map((note) => note.trim()))
  expect(cells.every(([, at]) => typeof at === 'number')).toBe(true)
  for (const decimal_mark of ['point', 'comma']) {
    const lines = await (await ask(team, { filter, columns: ['note'], decimal_mark })).text()
    expect(lines.split('\r\n').filter((line) => /^"?[=+\-@\t]/.test(line))).toEqual([])
  }
})

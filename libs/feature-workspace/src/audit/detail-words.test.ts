import { expect, test } from 'vitest'
import { detailWords } from './detail-words.ts'

test('separates changes of fields from other facts, and words the known ones', () => {
  expect(
    detailWords({
      role: { before: 'viewer', after: 'admin' },
      week_start: { before: 1, after: 0 },
      name: { before: null, after: '<b>Öz</b>' },
      social: 'instagram',
      collections: ['Lamps', 'Chairs'],
      rows: 12_345,
      is_team_visible: true,
    }),
  ).toEqual({
    changes: [
      { name: 'Role', before: 'Viewer', after: 'Admin' },
      { name: 'Weeks start on', before: 'Monday', after: 'Sunday' },
      { name: 'Name', before: 'Nothing', after: '<b>Öz</b>' },
    ],
    facts: [
      { name: 'Network', value: 'instagram' },
      { name: 'Collections', value: 'Lamps, Chairs' },
      { name: 'Rows', value: '12.345' },
      { name: 'is team visible', value: 'Yes' },
    ],
  })
})

test('shows unknown details as they were written', () => {
  expect(detailWords({ role: { before: 'owner', after: { a: 1 } }, constructor: 'x' })).toEqual({
    changes: [{ name: 'Role', before: 'owner', after: '{"a":1}' }],
    facts: [{ name: 'constructor', value: 'x' }],
  })
})

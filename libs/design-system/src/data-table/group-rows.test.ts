import { expect, test } from 'vitest'
import { groupRows } from './group-rows.ts'

const byLetter = (word: string) => ({ key: word.slice(0, 1), label: word.slice(0, 1).toUpperCase() })

test('rows are divided where their group changes, and keep their order', () => {
  expect(groupRows(['ada', 'abe', 'bea', 'cem'], byLetter)).toEqual([
    { group: { key: 'a', label: 'A' }, rows: ['ada', 'abe'] },
    { group: { key: 'b', label: 'B' }, rows: ['bea'] },
    { group: { key: 'c', label: 'C' }, rows: ['cem'] },
  ])
})

test('without groups all rows are together', () => {
  expect(groupRows(['ada', 'bea'], () => undefined)).toEqual([{ group: undefined, rows: ['ada', 'bea'] }])
  expect(groupRows([], byLetter)).toEqual([])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceAll, selectMany, toggle, unselectMany, type Selection } from './selection.ts'

interface Row {
  id: number
  name: string
}
const row = (id: number): Row => ({ id, name: `Row ${id}` })
const ids = (selection: Selection<Row>) => [...selection.keys()]
const none: Selection<Row> = replaceAll([])

test('a row is chosen and let go by the same toggle', () => {
  const once = toggle(none, row(1))
  expect(ids(once)).toEqual([1])
  expect(ids(toggle(once, row(1)))).toEqual([])
})

test('many rows join those that are chosen already, each once', () => {
  expect(ids(selectMany(selectMany(none, [row(1), row(2)]), [row(2), row(3)]))).toEqual([1, 2, 3])
})

test('many rows are let go, also such as were not chosen', () => {
  expect(ids(unselectMany(selectMany(none, [row(1), row(2)]), [row(2), row(9)]))).toEqual([1])
})

test('exactly the given rows are chosen, or none', () => {
  const some = selectMany(none, [row(1)])
  expect(ids(replaceAll([row(5), row(6)]))).toEqual([5, 6])
  expect(ids(replaceAll<Row>([]))).toEqual([])
  expect(ids(some)).toEqual([1])
})

test('a row that is chosen again is kept as it is now', () => {
  const renamed = { id: 1, name: 'New name' }
  expect(selectMany(selectMany(none, [row(1)]), [renamed]).get(1)).toBe(renamed)
})

test('any sequence of changes ends like the same changes on a set of ids', () => {
  const rows = fc.array(fc.integer({ min: 1, max: 6 }).map(row), { maxLength: 4 })
  const change = fc.oneof(
    rows.map((given) => ({ kind: 'select' as const, given })),
    rows.map((given) => ({ kind: 'unselect' as const, given })),
    rows.map((given) => ({ kind: 'replace' as const, given })),
    rows.map((given) => ({ kind: 'toggle' as const, given: given.slice(0, 1) })),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let selection = none
      let model = new Set<number>()
      for (const { kind, given } of changes) {
        if (kind === 'select') {
          selection = selectMany(selection, given)
          for (const { id } of given) model.add(id)
        } else if (kind === 'unselect') {
          selection = unselectMany(selection, given)
          for (const { id } of given) model.delete(id)
        } else if (kind === 'replace') {
          selection = replaceAll(given)
          model = new Set(given.map(({ id }) => id))
        } else if (given[0]) {
          selection = toggle(selection, given[0])
          if (!model.delete(given[0].id)) model.add(given[0].id)
        }
      }
      expect(new Set(ids(selection))).toEqual(model)
    }),
  )
})

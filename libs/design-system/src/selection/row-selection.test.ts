import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countSelected,
  everySelected,
  idsBetween,
  isSelected,
  noneSelected,
  pageState,
  selectRows,
} from './row-selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

test('any sequence of changes chooses the same rows as on a plain set', () => {
  const change = fc.oneof(
    fc.record({ ids: fc.subarray(rows), on: fc.boolean() }),
    fc.constantFrom('none' as const, 'every' as const),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let selection = noneSelected
      let model = new Set<string>()
      for (const step of changes) {
        if (step === 'none' || step === 'every') {
          selection = step === 'none' ? noneSelected : everySelected
          model = new Set(step === 'none' ? [] : rows)
        } else {
          selection = selectRows(selection, step.ids, step.on)
          for (const id of step.ids)
            if (step.on) model.add(id)
            else model.delete(id)
        }
      }
      expect(rows.filter((id) => isSelected(selection, id))).toEqual(rows.filter((id) => model.has(id)))
      expect(countSelected(selection, rows.length)).toBe(model.size)
    }),
    { numRuns: 200 },
  )
})

test("a change doesn't modify the previous selection", () => {
  selectRows(noneSelected, ['a'], true)
  expect(noneSelected.ids.size).toBe(0)
})

test('the count of "all but some" never becomes negative when the list shrinks', () =>
  expect(countSelected({ kind: 'allBut', ids: new Set(rows) }, 2)).toBe(0))

test.each([
  [[], 'none'],
  [['a', 'z'], 'some'],
  [['a', 'b', 'z'], 'all'],
] as const)('page a, b with %j chosen: %s', (chosen, state) =>
  expect(pageState(selectRows(noneSelected, chosen, true), ['a', 'b'])).toBe(state),
)

test("an empty page isn't fully chosen", () => expect(pageState(everySelected, [])).toBe('none'))

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [undefined, 'c', ['c']],
  ['of another page', 'c', ['c']],
])('between %s and %s are %j', (from, to, ids) => expect(idsBetween(rows, from, to)).toEqual(ids))

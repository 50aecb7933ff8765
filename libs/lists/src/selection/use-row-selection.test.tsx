import * as fc from 'fast-check'
import { isSelected, noneSelected } from '@tandem/design-system'
import type { RowSelection } from '@tandem/design-system'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { namedRows, tooManyNamed } from './row-selection.ts'
import { useRowSelection } from './use-row-selection.ts'

test('rows are chosen and deselected one by one and together, over pages, until the search changes', async () => {
  const { result, act, rerender } = await renderHook((found: string = 'a') => useRowSelection(found))
  await act(() => result.current.toggle(1))
  await act(() => result.current.selectMany([2, '3']))
  await act(() => result.current.unselectMany([2, 9]))
  expect([...result.current.value.ids]).toEqual(['1', '3'])
  await act(() => result.current.toggle(1))
  expect([...result.current.value.ids]).toEqual(['3'])
  await act(() => result.current.onValueChange({ kind: 'allBut', ids: new Set() }))
  await act(() => result.current.toggle(5))
  expect(isSelected(result.current.value, '5')).toBe(false)
  await act(() => result.current.toggle(5))
  expect(isSelected(result.current.value, '5')).toBe(true)
  await act(() => result.current.replaceAll([7]))
  await rerender('a')
  expect([...result.current.value.ids]).toEqual(['7'])
  await rerender('b')
  expect(result.current.value).toEqual(noneSelected)
  await rerender('a')
  expect(result.current.value).toEqual(noneSelected)
})

test('a body contains exactly the chosen rows', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 30 })
  fc.assert(
    fc.property(ids, fc.constantFrom('only', 'allBut'), (given, kind) => {
      const selection: RowSelection = { kind, ids: new Set(given.map(String)) }
      const { ids: only, except_ids } = namedRows(selection)
      if (given.length === 0) {
        expect([only, except_ids]).toEqual([undefined, undefined])
        return
      }
      for (let id = 1; id <= 30; id++)
        expect((only?.includes(id) ?? true) && !except_ids?.includes(id)).toBe(
          isSelected(selection, String(id)),
        )
    }),
  )
  const many = (count: number): RowSelection => ({
    kind: 'only',
    ids: new Set(Array.from({ length: count }, (_, id) => String(id + 1))),
  })
  expect([tooManyNamed(many(1000)), tooManyNamed(many(1001))]).toEqual([false, true])
})

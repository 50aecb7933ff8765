import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeColumns, moveColumn, movableColumns, showColumn } from './column-layout.ts'
import type { ColumnLayout } from './column-layout.ts'

const columns = [
  { key: 'number', header: 'Order', primary: true },
  { key: 'date', header: 'Date' },
  { key: 'total', header: 'Total', required: true },
  { key: 'country', header: 'Country', hiddenAtFirst: true },
  { key: 'menu', header: 'Actions', hideHeader: true },
]
const shown = (layout: ColumnLayout | undefined) => arrangeColumns(columns, layout).map(({ key }) => key)

test('without a choice the columns keep their order, without those hidden at first', () =>
  expect(shown(undefined)).toEqual(['number', 'date', 'total', 'menu']))

test('a column moves among the movable ones, between identity and menu', () =>
  expect(shown(moveColumn(columns, undefined, 'total', 0))).toEqual(['number', 'total', 'date', 'menu']))

test('a hidden column is shown again in its old place', () => {
  const without = showColumn(columns, undefined, 'date', false)
  expect(shown(without)).toEqual(['number', 'total', 'menu'])
  expect(shown(showColumn(columns, without, 'date', true))).toEqual(['number', 'date', 'total', 'menu'])
})

test('a required column stays, whatever was stored', () => {
  expect(shown(showColumn(columns, undefined, 'total', false))).toContain('total')
  expect(shown({ order: ['total'], hidden: ['total', 'number', 'menu'] })).toEqual([
    'number',
    'date',
    'total',
    'menu',
  ])
})

test('a column added since the choice takes its default place, and removed ones are forgotten', () =>
  expect(shown({ order: ['total', 'gone', 'total'], hidden: ['gone'] })).toEqual([
    'number',
    'date',
    'total',
    'menu',
  ]))

test('any stored layout and any moves contain every required column once and none twice', () => {
  const key = fc.constantFrom('number', 'date', 'total', 'country', 'menu', 'gone')
  const stored = fc.option(fc.record({ order: fc.array(key), hidden: fc.array(key) }), { nil: undefined })
  const move = fc.record({
    key: fc.constantFrom('date', 'total', 'country'),
    place: fc.integer({ min: -1, max: 5 }),
  })
  fc.assert(
    fc.property(stored, fc.array(move, { maxLength: 4 }), (layout, moves) => {
      let next: ColumnLayout | undefined = layout
      for (const { key: moved, place } of moves) next = moveColumn(columns, next, moved, place)
      const keys = shown(next)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys[0]).toBe('number')
      expect(keys.at(-1)).toBe('menu')
      expect(keys).toContain('total')
      expect(movableColumns(columns, next)).toHaveLength(3)
    }),
    { numRuns: 200 },
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withChanged, withMoved } from './change-layout.ts'
import { readLayout, usualLayout, widgetIds, writeLayout } from './dashboard-layout.ts'

test('is the default one when nothing readable is stored', () => {
  for (const kept of [
    null,
    '',
    '{',
    '7',
    '{}',
    '[]',
    'null',
    '[null,7,{"id":"weather"},{"id":"audience","width":9}]',
  ])
    expect(readLayout(kept), kept ?? 'null').toEqual(usualLayout)
})

test('keeps known widgets once, and adds missing ones at the end', () => {
  const kept =
    '[{"id":"customers","width":"half"},{"id":"weather"},{"id":"online","hidden":true},{"id":"online"}]'
  expect(readLayout(kept)).toEqual([
    { id: 'customers', width: 'half', isHidden: false },
    { id: 'online', width: 'half', isHidden: true },
    { id: 'insights', width: 'full', isHidden: false },
    { id: 'audience', width: 'half', isHidden: false },
  ])
})

test('is read as it was written, and a move keeps every widget', () => {
  const id = fc.constantFrom(...widgetIds)
  const width = fc.constantFrom('full' as const, 'half' as const)
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id, width, fc.boolean())), (steps) => {
      const layout = steps.reduce(
        (before, [moved, over, wide, isHidden]) =>
          withChanged(withMoved(before, moved, over), moved, { width: wide, isHidden }),
        usualLayout,
      )
      expect(layout.map((widget) => widget.id).toSorted()).toEqual([...widgetIds].toSorted())
      expect(readLayout(writeLayout(layout))).toEqual(layout)
    }),
  )
  expect(withMoved(usualLayout, 'insights', 'audience').map((widget) => widget.id)).toEqual([
    'online',
    'audience',
    'insights',
    'customers',
  ])
})

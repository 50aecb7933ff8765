import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMeta, withChanges } from './queries.ts'

it('replaces a preference in place and appends a new one', () => {
  const before = [
    { key: 'theme', value: 'light' },
    { key: 'font', value: 'onest' },
  ]
  expect(withChanges(before, { theme: 'dark', show_sidebar_menu: '0' })).toEqual([
    { key: 'theme', value: 'dark' },
    { key: 'font', value: 'onest' },
    { key: 'show_sidebar_menu', value: '0' },
  ])
})

it('keeps every other preference, and each key once', () => {
  const key = fc.constantFrom('theme', 'font', 'columns.orders', 'recent_items')
  const metas = fc.uniqueArray(fc.record({ key, value: fc.string() }), { selector: (meta) => meta.key })
  fc.assert(
    fc.property(metas, fc.dictionary(key, fc.string()), (before, changes) => {
      const after = withChanges(before, changes)
      const kept = Object.fromEntries(before.map((meta) => [meta.key, meta.value]))
      expect(Object.fromEntries(after.map((meta) => [meta.key, meta.value]))).toEqual({ ...kept, ...changes })
      expect(new Set(after.map((meta) => meta.key)).size).toBe(after.length)
    }),
  )
})

it('reads nothing when nobody is signed in', () => {
  expect(readMeta(null, 'theme')).toBeNull()
})

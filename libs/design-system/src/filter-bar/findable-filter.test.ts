import { expect, test } from 'vitest'
import { findFilters } from './findable-filter.ts'

const nothing = () => undefined
const value = (label: string, isChosen = false) => ({ label, isChosen, toggle: nothing })
const filters = [
  { label: 'Status', open: nothing },
  { label: 'Status', values: [value('Refunded'), value('Completed', true)] },
  { label: 'Total', open: nothing },
  { label: 'Country', values: [{ ...value('Türkiye'), keywords: 'TR' }] },
]
const found = (query: string) =>
  findFilters(filters, query).map(({ label, value: of, isChosen }) =>
    [label, of, isChosen && 'chosen'].filter(Boolean).join(' '),
  )

test.each([
  ['', ['Status', 'Total']],
  ['  ', ['Status', 'Total']],
  ['stat', ['Status', 'Status Refunded', 'Status Completed chosen']],
  ['ref', ['Status Refunded']],
  ['refunded STATUS', ['Status Refunded']],
  ['turkiye', ['Country Türkiye']],
  ['tr', ['Country Türkiye']],
  ['tot', ['Total']],
  ['nothing like it', []],
])('finds filters and values by %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('shows a limited number of values', () => {
  const values = Array.from({ length: 30 }, (_, index) => value(`Tag ${index}`))
  expect(findFilters([{ label: 'Tags', values }], 'tag')).toHaveLength(20)
})

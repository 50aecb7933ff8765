import { expect, test } from 'vitest'
import { cutPage } from './cut-page.ts'

const rows = [1, 2, 3, 4, 5]

test.each([
  [1, [1, 2], 1],
  [3, [5], 3],
  [9, [5], 3],
])('page %i of five rows, two per page', (page, data, current_page) => {
  expect(cutPage(rows, { page, per_page: 2 })).toStrictEqual({
    data,
    meta: { current_page, per_page: 2, total: 5, last_page: 3, total_is_capped: false },
  })
})

test('no rows make one page', () => {
  expect(cutPage([], { page: 4, per_page: 10 }).meta).toMatchObject({
    current_page: 1,
    last_page: 1,
    total: 0,
  })
})

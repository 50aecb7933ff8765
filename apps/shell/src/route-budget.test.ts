import { expect, it } from 'vitest'
import { minSize, maxRequests, overBudget } from '../route-budget.ts'

const files = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}.js`)
const allowed = maxRequests - 3

it('allows as many files as a browser loads in two rounds, and no small ones', () => {
  const styles = ['frame.css']
  expect(overBudget({ '/': { scripts: files(allowed), styles } }, () => minSize)).toEqual([])
  expect(overBudget({ '/': { scripts: files(allowed + 1), styles } }, () => minSize)).toEqual([
    expect.stringMatching(/^\/ takes 13 requests, more than 12: page-0\.js, /),
  ])
  const pages = {
    '/': { scripts: ['all.js'], styles: [], scriptsWithStores: ['chart.js'] },
    '/orders': { scripts: ['all.js', 'orders.js'], styles: [] },
  }
  expect(overBudget(pages, (file) => (file === 'all.js' ? minSize : minSize - 1))).toEqual([
    'chart.js has only 7999 bytes, and could go with another file',
    'orders.js has only 7999 bytes, and could go with another file',
  ])
  expect(
    overBudget(
      pages,
      () => minSize - 1,
      (file) => file === 'orders.js',
    ),
  ).toEqual([
    'all.js has only 7999 bytes, and could go with another file',
    'chart.js has only 7999 bytes, and could go with another file',
  ])
})

import { expect, test } from 'vitest'
import { formatShare } from './format-share.ts'

test.each([
  [0.1169, '11,7%', '11,69%'],
  [0, '0%', '0%'],
  [-0.0004, '0%', '-0,04%'],
  [1, '100%', '100%'],
  [12.3456, '1.234,6%', '1.234,56%'],
  [Number.NaN, '–', '–'],
])('%d is %s, in full %s', (share, short, full) => {
  expect(formatShare(share)).toBe(short)
  expect(formatShare(share, { full: true })).toBe(full)
})

import { expect, test } from 'vitest'
import { formatShare } from './format-share.ts'

test.each([
  [0.1169, '11,7%', '11,69%', '11,7%', '11,69%'],
  [0.02, '2%', '2%', '2,0%', '2,00%'],
  [0, '0%', '0%', '0,0%', '0,00%'],
  [-0.0004, '0%', '-0,04%', '0,0%', '-0,04%'],
  [1, '100%', '100%', '100,0%', '100,00%'],
  [12.3456, '1.234,6%', '1.234,56%', '1.234,6%', '1.234,56%'],
  // Halves are rounded up, although floats make them slightly less.
  [0.01005, '1%', '1,01%', '1,0%', '1,01%'],
  [0.0105, '1,1%', '1,05%', '1,1%', '1,05%'],
  [-0.01005, '-1%', '-1,01%', '-1,0%', '-1,01%'],
  [Number.NaN, '–', '–', '–', '–'],
])('shows %d as %s, in full %s, and in a column %s or %s', (share, short, full, fixed, fullFixed) => {
  expect(formatShare(share)).toBe(short)
  expect(formatShare(share, { full: true })).toBe(full)
  expect(formatShare(share, { fixed: true })).toBe(fixed)
  expect(formatShare(share, { full: true, fixed: true })).toBe(fullFixed)
})

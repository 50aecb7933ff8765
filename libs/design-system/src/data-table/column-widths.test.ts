import { expect, test } from 'vitest'
import { limitWidth, sizedHeader, widthVariables } from './column-widths.ts'

const sizing = (...widths: (number | undefined)[]) => ({
  widths,
  value: {},
  show: () => undefined,
  keep: () => undefined,
})

test('beside a resized column, the others only keep their least width', () => {
  expect(sizedHeader(sizing(120, undefined), 0, '8rem')).toMatchObject({
    style: { width: 'var(--column-0)' },
  })
  expect(sizedHeader(sizing(120, undefined), 1, '8rem')).toEqual({ style: { minWidth: '8rem' } })
  expect(sizedHeader(sizing(undefined, undefined), 1, '8rem')).toEqual({})
  expect(widthVariables(sizing(120, undefined))).toEqual({ '--column-0': '120px' })
})

test('a width has limits, in whole pixels', () => {
  expect([1, 99.6, 5000].map(limitWidth)).toEqual([48, 100, 1000])
})

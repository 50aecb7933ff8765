import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('writes units to their last decimal, in the format of whole numbers', () => {
  expect(counted(1.125)).toEqual({ count: 1.125, formatted: '1,125' })
  expect(counted(1204)).toEqual({ count: 1204, formatted: '1.204' })
})

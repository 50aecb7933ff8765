import { expect, test } from 'vitest'
import { hostileAnswer } from './hostile-answer.ts'
import { oddPlace } from './odd-place.ts'

const honest = JSON.stringify([
  { id: 1, name: 'Mug', images: [{ src: 'https://shop.example.test/mug.jpg' }] },
])
const numbers = Array.from({ length: 2000 }, (_, number) => number)
const bytesOf = ({ before, part, times, after }: ReturnType<typeof hostileAnswer>) =>
  before.length + part.length * times + after.length

test('gives the same answer for the same seed and number, and others for others', () => {
  expect(hostileAnswer(7, 3, true, honest)).toEqual(hostileAnswer(7, 3, true, honest))
  const answers = new Set(numbers.map((number) => JSON.stringify(hostileAnswer(7, number, false, honest))))
  expect(answers.size).toBeGreaterThan(500)
})

test('is small after the first answer to a call', () => {
  const sizes = numbers.map((number) => bytesOf(hostileAnswer(7, number, false, honest)))
  expect(Math.max(...sizes)).toBeLessThan(16_384)
})

test('finds values that no database can store, at any depth', () => {
  expect(oddPlace({ rows: [{ name: 'Mug', price: 5, sku: null }] })).toBeNull()
  expect(oddPlace({ rows: [{ name: 'a\0' }] })).toBe('value.rows.0.name')
  expect(oddPlace({ rows: [{ name: '\ud800' }] })).toBe('value.rows.0.name')
  expect(oddPlace({ total: NaN })).toBe('value.total')
})

import { expect, test } from 'vitest'
import { drawnSeries } from './series.ts'

const named = (count: number, values: (index: number) => (number | null)[]) =>
  Array.from({ length: count }, (_, index) => ({
    key: `s${index}`,
    label: `S${index}`,
    values: values(index),
  }))

test('six series have six colours', () => {
  const colors = drawnSeries(
    named(6, () => [1]),
    1,
    'Other',
  ).map(({ color }) => color)
  expect(colors).toEqual([1, 2, 3, 4, 5, 6])
})

test('everything after the sixth series is one sum, missing when a part of it is', () => {
  const drawn = drawnSeries(
    named(9, (index) => [index, index === 8 ? null : 1]),
    2,
    'Other',
  )
  expect(drawn).toHaveLength(7)
  expect(drawn[6]).toEqual({ key: 'other', label: 'Other', color: 'other', values: [6 + 7 + 8, null] })
})

test('an invalid number is missing, and every point has a value or null', () => {
  const [one] = drawnSeries([{ key: 'a', label: 'A', values: [1, Number.NaN, Infinity] }], 4, 'Other')
  expect(one?.values).toEqual([1, null, null, null])
})

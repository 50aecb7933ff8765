import { expect, test } from 'vitest'
import { closedDays } from './closed-days.ts'

const days = 200
/** How many days are closed in a history in which these are open. */
const closedOf = (isOpen: (day: number) => boolean, first = 0) =>
  closedDays(
    Uint8Array.from({ length: days }, (_, day) => Number(isOpen(day))),
    first,
    days,
  ).reduce((sum, one) => sum + one, 0)

test('a shop that sells every day was closed when it sold nothing for four days, not for three', () => {
  expect(closedOf((day) => day < 100 || day >= 103)).toBe(0)
  expect(closedOf((day) => day < 100 || day >= 104)).toBe(4)
  expect(closedOf((day) => day < 50 || (day >= 60 && day < 170))).toBe(40)
})

test('days without sales that are usual are open', () => {
  expect(closedOf((day) => day % 7 < 5)).toBe(0)
  expect(closedOf((day) => day % 7 === 0)).toBe(0)
  expect(closedOf((day) => day % 2 === 0)).toBe(0)
  expect(closedOf(() => false)).toBe(0)
  expect(closedOf((day) => day === 150)).toBe(0)
})

test('days before the store began are not closed', () => {
  expect(closedOf((day) => day >= 120, 120)).toBe(0)
})

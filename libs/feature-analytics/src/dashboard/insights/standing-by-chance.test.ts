import { daysFrom } from '@tandem/format'
import { seededRandom } from '@tandem/testing'
import { expect, test } from 'vitest'
import { mayBeChance, standingDay } from './standing-day.ts'

const dashboards = 1000
/** The finished days of a 30-day dashboard. */
const days = daysFrom('2026-11-01', 29)
const random = seededRandom(7)

function poisson(mean: number): number {
  const least = Math.exp(-mean)
  let count = 0
  for (let left = random(); left > least; left *= random()) count += 1
  return count
}

/** Values around 1 whose logarithms have this standard deviation. */
const logNormal = (spread: number) =>
  Math.exp(spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))

const revenueOf = (orders: number) =>
  Array.from({ length: orders }, () => logNormal(0.6)).reduce((sum, value) => sum + value, 0)

/** The share of dashboards on which a day is named although all days come from the same distribution. */
function namedShare(draw: () => number, isCount = false) {
  const named = Array.from({ length: dashboards }, () => {
    const known = days.map((day) => ({ day, value: draw() }))
    const standing = standingDay(known)
    return standing !== null && !(isCount && mayBeChance(standing.value, known))
  })
  return named.filter(Boolean).length / dashboards
}

test.each([0.5, 1, 3, 10, 40])('names a day of orders on few dashboards with %d orders a day', (mean) => {
  expect(namedShare(() => poisson(mean), true)).toBeLessThanOrEqual(0.01)
})

test.each([0.7, 1.5, 3, 10])('names a day of revenue on few dashboards with %d orders a day', (mean) => {
  expect(namedShare(() => revenueOf(poisson(mean)))).toBeLessThanOrEqual(0.05)
})

test.each([2, 3, 5])('names a Sunday on few dashboards where every Sunday has %d times as much', (times) => {
  const ofDay = (index: number) => logNormal(0.1) * (new Date(days[index]!).getUTCDay() === 0 ? times : 1)
  let index = 0
  expect(namedShare(() => ofDay(index++ % days.length))).toBeLessThanOrEqual(0.01)
})

test.each([0.3, 0.4])('names a day of reach on few dashboards where days differ by %d', (spread) => {
  expect(namedShare(() => logNormal(spread))).toBeLessThanOrEqual(0.05)
})

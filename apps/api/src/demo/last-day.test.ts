import { openSample } from '@tandem/provider-simulator/node'
import { expect, test } from 'vitest'
import { lastDayBy } from './last-day.ts'

test('ends the data of the demo on a day when all its orders are in the past', async () => {
  const { orders, lastDay } = await openSample()
  const last = orders
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1)!
  const [before, after] = ['12:59', '13:00'].map((time) => lastDayBy(new Date(`2026-03-10T${time}:00Z`)))
  expect([before, after]).toEqual(['2026-03-09', '2026-03-10'])
  expect(last.slice(0, 10)).toBe(lastDay)
  expect(last.slice(11, 16) < '13:00').toBe(true)
})

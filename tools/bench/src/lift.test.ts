import { expect, test } from 'vitest'
import { brokenLimits, judge } from './judge-lift.ts'
import { simulateLift } from './simulate-lift.ts'

// A short form of `npm run bench -- lift`. It is seeded, so it passes always or never.
test('finds no effects where there are none, and reports its uncertainty correctly', () => {
  const small = { shops: 27, windowDays: 7, seed: 11, products: 30, controls: 40, days: 360 }
  const all = [...simulateLift(small)].flat()
  const judgement = judge('all', all)
  expect(judgement.told).toBeGreaterThan(300)
  expect(brokenLimits(all)).toEqual([])
  expect(judgement.found.double).toBeGreaterThan(0.25)
})

test('expects neither more nor fewer sales while most products without posts stop selling one by one', () => {
  const small = { shops: 12, windowDays: 7, seed: 11, products: 30, controls: 40, days: 360, retired: 0.8 }
  expect(Math.abs(judge('all', [...simulateLift(small)].flat()).placeboMean)).toBeLessThan(0.04)
})

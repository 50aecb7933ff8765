import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOnTheWay } from './pointer-way.ts'

const flyout = { left: 60, right: 250, top: 100, bottom: 230 }
const from = { x: 30, y: 110 }

it.each([
  ['straight to it', { x: 45, y: 110 }, true],
  ['to its lower end, across the entry below', { x: 34, y: 126 }, true],
  ['down the menu', { x: 30, y: 126 }, false],
  ['down the menu with a shaking hand', { x: 31, y: 126 }, false],
  ['up the menu', { x: 30, y: 94 }, false],
  ['away from it', { x: 20, y: 112 }, false],
])('recognises a pointer that goes %s', (_, to, expected) => {
  expect(isOnTheWay(from, to, flyout)).toBe(expected)
})

it.each([
  ['straight to it', { x: 265, y: 110 }, true],
  ['down the menu', { x: 280, y: 126 }, false],
  ['away from it', { x: 290, y: 112 }, false],
])('recognises a pointer that goes %s when the flyout is at the left', (_, to, expected) => {
  expect(isOnTheWay({ x: 280, y: 110 }, to, flyout)).toBe(expected)
})

it('recognises every straight line to every point of the near edge', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: flyout.top, max: flyout.bottom }),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      (x, y, target, part) => {
        const to = { x: x + (flyout.left - x) * part, y: y + (target - y) * part }
        expect(isOnTheWay({ x, y }, to, flyout)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTypeAhead } from './type-ahead.ts'

const labels = ['Posts', 'Tracker', 'Accounts', 'Comments', 'Trends', 'Instagram']

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('finds an entry by letters typed within a second', () => {
  const { find } = createTypeAhead()
  expect(find('t', labels, 0)).toBe(1)
  vi.advanceTimersByTime(999)
  expect(find('r', labels, 1)).toBe(1)
  vi.advanceTimersByTime(999)
  expect(find('e', labels, 1)).toBe(4)
})

it('starts again after a second', () => {
  const { find, isUnderWay } = createTypeAhead()
  expect(find('t', labels, 0)).toBe(1)
  expect(isUnderWay()).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(isUnderWay()).toBe(false)
  expect(find('a', labels, 1)).toBe(2)
})

it('cycles through all entries that begin with a repeated letter', () => {
  const { find } = createTypeAhead()
  expect(find('t', labels, 0)).toBe(1)
  expect(find('t', labels, 1)).toBe(4)
  expect(find('t', labels, 4)).toBe(1)
})

it('finds nothing when no entry begins with the letters, and ignores case', () => {
  const { find } = createTypeAhead()
  expect(find('x', labels, 0)).toBeNull()
  expect(createTypeAhead().find('I', labels, -1)).toBe(5)
  expect(createTypeAhead().find('p', [], -1)).toBeNull()
})

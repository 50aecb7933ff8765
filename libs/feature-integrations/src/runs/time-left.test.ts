import { expect, test } from 'vitest'
import { minutesLeft } from './time-left.ts'
import { exampleProgress, exampleStore } from '../stores/example-store.ts'

const started_at = '2026-11-21T14:00:00.000Z'
const at = (time: string) => new Date(`2026-11-21T${time}.000Z`)
const running = (progress = exampleProgress()) =>
  exampleStore({ sync: { state: 'running', started_at, progress } }).sync

test('the rest takes as long per row as the rows so far', () => {
  // 21,174 of 56,874 rows in five minutes.
  expect(minutesLeft(running(), at('14:05:00'))).toBe(9)
})

test('makes no estimate before anything is read, or when the store has no count', () => {
  expect(minutesLeft(running(), at('14:00:09'))).toBeNull()
  const begun = exampleProgress().map((kind) => ({ ...kind, done: 1 }))
  expect(minutesLeft(running(begun), at('14:05:00'))).toBeNull()
  const last = exampleProgress().map((kind) => ({ ...kind, done: kind.total ?? 0 }))
  expect(minutesLeft(running(last), at('14:05:00'))).toBeNull()
  const uncounted = exampleProgress().map((kind) => ({ ...kind, total: null }))
  expect(minutesLeft(running(uncounted), at('14:05:00'))).toBeNull()
  expect(minutesLeft(exampleStore().sync, at('14:05:00'))).toBeNull()
})

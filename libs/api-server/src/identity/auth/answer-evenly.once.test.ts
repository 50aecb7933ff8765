import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerEvenly } from './answer-evenly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['success', async () => 'done'],
  ['failure', () => Promise.reject(new Error('refused'))],
])('delays %s until the time has passed', async (_name, work) => {
  let isOver = false
  const answer = answerEvenly({ evenAnswerMs: 100 }, work).finally(() => (isOver = true))
  const outcome = answer.then(String, (error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(99)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatch(/^(done|refused)$/)
})

test('answers longer work when it is done', async () => {
  const work = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 300))
  const answer = answerEvenly({ evenAnswerMs: 100 }, work)
  await vi.advanceTimersByTimeAsync(300)
  expect(await answer).toBe('done')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from './toast.ts'

beforeEach(async () => {
  // The machinery comes by a real import, before the clock stands still.
  await import('./toast-region.tsx')
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  })
})
afterEach(() => vi.useRealTimers())

const status = page.getByRole('status', { name: 'Saved' })
/** Renders and timers take turns, so time passes in steps. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) await vi.advanceTimersByTimeAsync(100)
}

test('a toast stays for ten seconds and then goes', async () => {
  toast.success({ title: 'Saved' })
  await pass(9_500)
  expect(status.query()).not.toBeNull()
  await pass(1_500)
  expect(status.query()).toBeNull()
})

test('the pointer over a toast stops its time', async () => {
  toast.success({ title: 'Saved' })
  await pass(5_000)
  const region = document.querySelector('[role=region]')!
  region.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  region.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await pass(20_000)
  expect(status.query()).not.toBeNull()
  region.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  await pass(6_500)
  expect(status.query()).toBeNull()
})

test('the focus among the toasts stops their time', async () => {
  toast.success({ title: 'Saved' })
  await pass(5_000)
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key: 't', code: 'KeyT', altKey: true, bubbles: true }),
  )
  await pass(100)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications (Alt+T)')
  await pass(20_000)
  expect(status.query()).not.toBeNull()
  ;(document.activeElement as HTMLElement).blur()
  await pass(6_500)
  expect(status.query()).toBeNull()
})

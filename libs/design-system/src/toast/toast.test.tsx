import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from './toast.ts'

beforeEach(async () => {
  // The code is imported before the clock is mocked.
  await import('./toast-region.tsx')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  // A toast checks the clock in every frame: sixty per second would take most of the test's time.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), frameMs),
  )
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const frameMs = 100
const status = page.getByRole('status', { name: 'Saved' })
/** Shows a toast and waits until it is visible, with the clock stopped. */
async function show() {
  toast.success({ title: 'Saved' })
  await expect.poll(() => status.query()).not.toBeNull()
}
/** It is gone within a second and a half; what a timer started is rendered later and only then continues. */
function isGone() {
  let left = 1_500
  return expect
    .poll(async () => {
      if ((left -= frameMs) >= 0) await vi.advanceTimersByTimeAsync(frameMs)
      return status.query()
    })
    .toBeNull()
}
/** Renders and timers alternate, so time advances in steps. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 500) await vi.advanceTimersByTimeAsync(500)
}

test('a toast stays for ten seconds and then disappears', async () => {
  await show()
  await pass(9_500)
  expect(status.query()).not.toBeNull()
  await pass(500)
  await isGone()
})

test('the pointer over a toast pauses its timer', async () => {
  await show()
  await pass(5_000)
  const region = document.querySelector('[role=region]')!
  region.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  region.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await pass(20_000)
  expect(status.query()).not.toBeNull()
  region.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  await pass(4_000)
  expect(status.query()).not.toBeNull()
  await pass(1_000)
  await isGone()
})

test('the focus in the toasts pauses their timers', async () => {
  await show()
  await pass(5_000)
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key: 't', code: 'KeyT', altKey: true, bubbles: true }),
  )
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Notifications (Alt+T)')
  await pass(20_000)
  expect(status.query()).not.toBeNull()
  ;(document.activeElement as HTMLElement).blur()
  await pass(4_000)
  expect(status.query()).not.toBeNull()
  await pass(1_000)
  await isGone()
})

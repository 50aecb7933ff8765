import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { restoreNetwork } from '../network.ts'

const toasts = '[data-scope=toast][data-part=root]'
const dismiss = '[data-scope=toast][data-part=close-trigger]'

// All files of a project share one page, but the library itself cleans up only for the first of them.
afterEach(async () => {
  await cleanup()
  restoreNetwork()
  // Toasts stay for seconds on every page, so the next test would find their buttons.
  await vi.waitFor(
    () => {
      document.querySelectorAll<HTMLElement>(dismiss).forEach((button) => button.click())
      if (document.querySelector(toasts)) throw new Error('A toast is still there')
    },
    { timeout: 10_000, interval: 20 },
  )
})

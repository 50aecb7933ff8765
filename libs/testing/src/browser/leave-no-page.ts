import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { mendNetwork } from '../network.ts'

const toasts = '[data-scope=toast][data-part=root]'
const dismiss = '[data-scope=toast][data-part=close-trigger]'

// All files of a project share one page, and the library itself clears up for the first of them only.
afterEach(async () => {
  await cleanup()
  mendNetwork()
  // Toasts stand beside every page for seconds: their buttons would be found by whichever test comes next.
  await vi.waitFor(
    () => {
      document.querySelectorAll<HTMLElement>(dismiss).forEach((button) => button.click())
      if (document.querySelector(toasts)) throw new Error('A toast is still there')
    },
    { timeout: 10_000, interval: 20 },
  )
})

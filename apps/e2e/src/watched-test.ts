import { expect, test as base } from './served-test.ts'

/**
 * The browser logs every error answer, but these are expected: a refused sign-in, an unknown page, or a shop
 * that doesn't answer (502). The shops of journeys can't be reached, because their data was created at
 * another port.
 */
const expectedAnswer = /^Failed to load resource: the server responded with a status of (4\d\d|502)/

/** Playwright logs this when the app registers its service worker. */
const withoutWorker = 'Service Worker registration blocked by Playwright'

/** Playwright's `test`, which fails if the page logs an error or a warning, or has an uncaught error. */
export const test = base.extend<{ consoleWatch: void }>({
  consoleWatch: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning'
        if (isComplaint && !expectedAnswer.test(message.text()) && message.text() !== withoutWorker)
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

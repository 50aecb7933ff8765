import { expect, test as base } from './served-test.ts'

/**
 * A refused sign-in, an unknown page, or a shop that does not answer (502) is an answer; the browser writes each to its console
 * all the same. The shops of journeys are away: their data was made at another port.
 */
const expectedAnswer = /^Failed to load resource: the server responded with a status of (4\d\d|502)/

/** Playwright writes this where the app wants to be kept for a time without a network. */
const withoutWorker = 'Service Worker registration blocked by Playwright'

/** Playwright's `test`, which fails where the page logs an error or a warning, or lets an error escape. */
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

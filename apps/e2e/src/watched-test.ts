import { expect, test as base } from './served-test.ts'

/** A refused sign-in or an unknown page is an answer; the browser writes every 4xx to its console all the same. */
const expectedAnswer = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Playwright's `test`, which fails where the page logs an error or a warning, or lets an error escape. */
export const test = base.extend<{ consoleWatch: void }>({
  consoleWatch: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning'
        if (isComplaint && !expectedAnswer.test(message.text()))
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'
import { shared } from '../../vitest.shared.ts'

const name = '@tandem/testing'
const { test, ...resolution } = shared(name)
const browser = inBrowser(name)

export default defineConfig({
  test: {
    reporters: test.reporters,
    passWithNoTests: test.passWithNoTests,
    projects: [
      { ...resolution, test: { ...test, name: 'server', include: ['src/**/*.test.ts'] } },
      { ...browser, test: { ...browser.test, name: 'browser', include: ['src/**/*.test.tsx'] } },
    ],
  },
})

import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { pageLibraries } from './tools/workspace/src/page-libraries.ts'
import { reportByLibrary } from './tools/workspace/src/report-by-library.ts'
import { inBrowser } from './vitest.browser.ts'

/** The result of a library's `defineConfig(inBrowser(…))`. */
interface Configuration {
  default: { test: { projects: { optimizeDeps?: { include: string[] } }[] } }
}

const libraries = pageLibraries()
const configurations = await Promise.all(
  libraries.map(
    ({ folder }) =>
      import(resolve(import.meta.dirname, folder, 'vitest.config.ts')) as Promise<Configuration>,
  ),
)
const dependencies = configurations.flatMap(({ default: { test } }) =>
  test.projects.flatMap(({ optimizeDeps }) => optimizeDeps?.include ?? []),
)
const { test, ...rest } = inBrowser(
  'pages',
  [...new Set(dependencies)],
  libraries.map(({ folder }) => `${folder}/src`),
)

/**
 * Tests all libraries with pages in one run: separate runs would each need a browser, a server and a
 * transform of the same sources, about ten seconds of processor time. `nx test @tandem/feature-x` still runs
 * those of one library.
 */
export default defineConfig({
  ...rest,
  test: {
    ...test,
    // The timeout that the slowest library needs.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', reportByLibrary(libraries, resolve(import.meta.dirname, 'test-results/pages'))],
  },
})

import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { pageLibraries } from './tools/workspace/src/page-libraries.ts'
import { reportByLibrary } from './tools/workspace/src/report-by-library.ts'
import { inBrowser } from './vitest.browser.ts'

/** What `defineConfig(inBrowser(…))` of a library comes to. */
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
 * The tests of all libraries with pages in one run: each run of its own needs a browser, a server and a transform of
 * the same sources, about ten seconds of a processor. `nx test @tandem/feature-x` still runs those of one library.
 */
export default defineConfig({
  ...rest,
  test: {
    ...test,
    // What the slowest of them asks for.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', reportByLibrary(libraries, resolve(import.meta.dirname, 'test-results/pages'))],
  },
})

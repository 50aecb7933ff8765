import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults } from 'vitest/config'
import type { ViteUserConfig } from 'vitest/config'
import { answerApi } from './libs/testing/src/node/answer-api.ts'
import { findBrowser } from './tools/workspace/src/find-browser.ts'
import { changedSince, connectTimeout, dateLibrary, onlyTests, shared } from './vitest.shared.ts'

/** The files by which the set-up of browser tests loads the server, which Node then loads itself. */
const serverFiles = /\/libs\/testing\/src\/(?:testing-api|node\/test-postgres)\.ts$/

/** Vitest doesn't see what Node loads: a change in the server's sources affects every test of a page. */
const madeOf =
  '**/libs/{api-contract,api-server,connectors,format,provider-simulator,testing}/src/**/!(*.test|*.test-d).ts'

/** The tests of a project: those in its source folders, or only these files. */
function testsOf(name: string, sources: string[], ending: 'ts' | 'tsx') {
  if (onlyTests === undefined) return sources.map((folder) => `${folder}/**/*.test.${ending}`)
  const folder = new RegExp(
    String.raw`^(?:libs|apps)/${name.replace('@tandem/', '')}/(?=.*\.test\.${ending}$)`,
  )
  return onlyTests.filter((path) => folder.test(path)).map((path) => path.replace(folder, ''))
}

/**
 * Tests of screens, `*.test.tsx`, run in Chromium with the real server under `/api/` of the page's own
 * origin; tests of rules, `*.test.ts`, need no page and run in Node.
 *
 * @param dependencies packages that Vite would only find while tests run, and then reload the page.
 * @param sources the folders with tests, relative to where Vitest runs.
 */
export function inBrowser(name: string, dependencies: string[] = [], sources = ['src']) {
  const { test, ...resolution } = shared(name)
  const { include: _all, ...ofBoth } = test
  return {
    ...resolution,
    test: {
      ...ofBoth,
      ...changedSince,
      forceRerunTriggers: [...configDefaults.forceRerunTriggers, madeOf],
      projects: [
        { extends: true, test: { name: 'unit', include: testsOf(name, sources, 'ts') } },
        {
          extends: true,
          plugins: [react(), answerApi()],
          optimizeDeps: {
            // Vite looks for packages once and remembers them, so a run of some tests looks in all of them too.
            entries: sources.map((folder) => `${folder}/**/*.test.tsx`),
            include: [
              'react/jsx-dev-runtime',
              'react-dom/client',
              'vitest-browser-react',
              ...dateLibrary,
              ...dependencies,
            ],
          },
          test: {
            name: 'page',
            include: testsOf(name, sources, 'tsx'),
            setupFiles: [resolve(import.meta.dirname, 'libs/testing/src/browser/leave-no-page.ts')],
            server: { deps: { external: [serverFiles] } },
            globalSetup: [resolve(import.meta.dirname, 'libs/testing/src/node/serve-api.ts')],
            browser: {
              enabled: true,
              headless: true,
              connectTimeout,
              screenshotFailures: false,
              // Animations cost frames and prove nothing here: each click would wait for them.
              provider: playwright({
                launchOptions: findBrowser(),
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' as const }],
              viewport: { width: 1280, height: 800 },
            },
          },
        },
      ],
    },
  } satisfies ViteUserConfig
}

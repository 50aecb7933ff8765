import { resolve } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

/** Our libraries are imported from their sources, so nothing is built before a test. */
export const sourceCondition = '@tandem/source'

/** The parts of dayjs that `@tandem/format` uses, which every page has. */
export const dateLibrary = [
  'dayjs',
  'dayjs/plugin/customParseFormat.js',
  'dayjs/plugin/relativeTime.js',
  'dayjs/plugin/utc.js',
]

/**
 * `ONLY_TESTS=libs/lists/src/a.test.ts,…` runs only these, and nothing of a project that has none of them;
 * undefined runs all.
 */
export const onlyTests = process.env.ONLY_TESTS?.split(',').filter(Boolean)

/**
 * For tests whose subject is what they import, `npm test -- --affected` runs those that a change since this
 * commit can affect. Vitest also counts configuration, and imports of the global set-up. Such a run has the
 * machine to itself, and one test file after another waits more than it works; in a full run other projects
 * use that time.
 */
const since = process.env.CHANGED_SINCE ?? ''
export const changedSince =
  since === ''
    ? {}
    : {
        // The tests to run may be given already.
        ...(onlyTests === undefined && { changed: since }),
        passWithNoTests: true,
        maxWorkers: 3,
      }

/** How long the browser may take to open its first page, in milliseconds: that waits for the first bundles. */
export const connectTimeout = 300_000

/** Gives numbers the separators that the product shows. */
export const productNumbers = resolve(import.meta.dirname, 'vitest.numbers.ts')

/** The settings that every project's tests share; `name` is the Nx project, and names its report. */
export const shared = (name: string) =>
  ({
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
    // The global set-up runs in Vitest's own environment, which takes no conditions from `ssr`.
    environments: { __vitest__: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [productNumbers],
      passWithNoTests: false,
      // No file leaves anything behind that the next one would notice. Loading the libraries again would cost
      // a third of the total time.
      isolate: false,
      // Nothing is timed: a busy machine may take longer than the defaults for the same result.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      reporters: [
        'default',
        ['json', { outputFile: resolve(import.meta.dirname, `test-results/${name}/results.json`) }],
      ],
    },
  }) satisfies ViteUserConfig

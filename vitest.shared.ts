import { resolve } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

/** Our libraries are read from their sources, so nothing is built before a test. */
export const sourceCondition = '@tandem/source'

/** What `@tandem/format`, which every page has, is made of. */
export const dateLibrary = [
  'dayjs',
  'dayjs/plugin/customParseFormat.js',
  'dayjs/plugin/relativeTime.js',
  'dayjs/plugin/utc.js',
]

/**
 * `ONLY_TESTS=libs/lists/src/a.test.ts,…` asks these alone, and nothing of a project that has none of them; undefined
 * asks all.
 */
export const onlyTests = process.env.ONLY_TESTS?.split(',').filter(Boolean)

/**
 * Of tests that read by imports alone what they are about, `npm test -- --affected` asks those that a change since this
 * commit can touch. Configuration, and what the global set-up imports, is counted by Vitest. Such a run has the machine to
 * itself, and one test file after another waits more than it works; in a whole run other projects use that time.
 */
const since = process.env.CHANGED_SINCE ?? ''
export const changedSince =
  since === ''
    ? {}
    : {
        // Which tests are asked may be known already.
        ...(onlyTests === undefined && { changed: since }),
        passWithNoTests: true,
        maxWorkers: 3,
      }

/** What every project's tests share; `name` is the Nx project, and names its report. */
export const shared = (name: string) =>
  ({
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
    // The global set-up runs in an environment of Vitest's own, which takes no conditions from `ssr`.
    environments: { __vitest__: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      // A file leaves nothing behind that the next one meets. Loading its libraries anew costs a third of all the time.
      isolate: false,
      // Nothing is timed: a busy machine may take longer than the defaults to come to the same.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      reporters: [
        'default',
        ['json', { outputFile: resolve(import.meta.dirname, `test-results/${name}/results.json`) }],
      ],
    },
  }) satisfies ViteUserConfig

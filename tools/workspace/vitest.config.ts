import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/** Of a change in one area only what reads sources is asked, not what runs programs in copies of the workspace. */
const inCopies = [
  'src/{affected,boundaries,lint-settings,planted-failure,task-inputs}.test.ts',
  'src/feature-page/serve-database.test.ts',
]
const left = process.env.NARROW === 'true' ? inCopies : []
/** What a release does to a copy is looked at by night and before one; CI tries it on each change with `--dry-run`. */
const byNight = process.env.NIGHTLY === 'true' ? [] : ['src/release.test.ts']

export default mergeConfig(
  shared('@tandem/tools-workspace'),
  // Copies of the whole workspace are made here, and programs run in them: on a busy machine that takes its time.
  defineConfig({
    test: {
      exclude: [...configDefaults.exclude, ...left, ...byNight],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }),
)

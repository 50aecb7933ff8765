import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/**
 * For a change in one area only tests that read sources run, not those that run programs in copies of the
 * workspace.
 */
const inCopies = [
  'src/{affected,boundaries,lint-settings,planted-failure,task-inputs}.test.ts',
  'src/feature-page/serve-database.test.ts',
]
const left = process.env.NARROW === 'true' ? inCopies : []
/**
 * The effect of a release on a copy is tested at night and before a release; CI tries it on each change with
 * `--dry-run`. Fields are added at night too, because all libraries are compiled for it.
 */
const byNight = process.env.NIGHTLY === 'true' ? [] : ['src/{added-fields,release}.test.ts']

export default mergeConfig(
  shared('@tandem/tools-workspace'),
  // The time limits are long, because tests copy the whole workspace and run programs there, which takes time on a busy
  // machine.
  defineConfig({
    test: {
      exclude: [...configDefaults.exclude, ...left, ...byNight],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }),
)

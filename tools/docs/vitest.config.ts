import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/** Starts the product and its commands one after the other, for a minute. Tests of `apps/api` start each of them too. */
const atNight = process.env.NIGHTLY === 'true' ? [] : ['src/runnable.test.ts']

export default mergeConfig(
  shared('@tandem/tools-docs'),
  defineConfig({ test: { environment: 'node', exclude: [...configDefaults.exclude, ...atNight] } }),
)

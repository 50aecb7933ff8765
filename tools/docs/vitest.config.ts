import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/**
 * It starts the product and its commands one after the other, which takes a minute. Tests of `apps/api` start
 * each of them too, so this runs at night.
 */
const atNight = process.env.NIGHTLY === 'true' ? [] : ['src/runnable.test.ts']

export default mergeConfig(
  shared('@tandem/tools-docs'),
  defineConfig({ test: { environment: 'node', exclude: [...configDefaults.exclude, ...atNight] } }),
)

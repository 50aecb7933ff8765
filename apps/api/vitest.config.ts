import { configDefaults, defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

const { test, ...resolution } = shared('@tandem/api')

/** This test runs only at night, because it fills the demo twice, which takes more than a minute. */
const atNight = process.env.NIGHTLY === 'true' ? [] : ['src/demo/sample/filled-sample.test.ts']

export default defineConfig({
  ...resolution,
  test: { ...test, globalSetup: ['src/test-setup.ts'], exclude: [...configDefaults.exclude, ...atNight] },
})

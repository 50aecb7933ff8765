import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(
  shared('@tandem/tools-publishing'),
  // The limits are long, because the compiler reads whole packages.
  defineConfig({ test: { environment: 'node', testTimeout: 300_000, hookTimeout: 300_000 } }),
)

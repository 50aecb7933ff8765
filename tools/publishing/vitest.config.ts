import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(
  shared('@tandem/tools-publishing'),
  // The compiler reads whole packages, and nothing here is timed.
  defineConfig({ test: { environment: 'node', testTimeout: 300_000, hookTimeout: 300_000 } }),
)

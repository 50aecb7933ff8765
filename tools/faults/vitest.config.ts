import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(
  shared('@tandem/tools-faults'),
  // One file after the other: each starts servers of its own.
  defineConfig({ test: { environment: 'node', fileParallelism: false, testTimeout: 180_000 } }),
)

import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(
  shared('@tandem/tools-faults'),
  // Files run one after the other, because each starts its own servers.
  defineConfig({ test: { environment: 'node', fileParallelism: false, testTimeout: 180_000 } }),
)

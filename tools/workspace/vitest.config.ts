import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(
  shared('@tandem/tools-workspace'),
  // Copies of the whole workspace are made here, and programs run in them: on a busy machine that takes its time.
  defineConfig({ test: { testTimeout: 300_000, hookTimeout: 300_000 } }),
)

import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(shared('@tandem/tools-docs'), defineConfig({ test: { environment: 'node' } }))

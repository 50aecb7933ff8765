import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

const { test, ...resolution } = shared('@tandem/api')

export default defineConfig({ ...resolution, test: { ...test, globalSetup: ['src/test-setup.ts'] } })

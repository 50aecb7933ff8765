import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'

export default defineConfig(inBrowser('@tandem/testing'))

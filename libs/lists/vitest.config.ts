import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'

export default defineConfig(
  inBrowser('@tandem/lists', [
    '@tanstack/react-query',
    'fast-check',
    'jotai',
    'lucide-react',
    'react-router',
    'react-router/dom',
    'valibot',
  ]),
)

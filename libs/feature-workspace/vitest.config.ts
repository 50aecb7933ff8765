import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'

export default defineConfig(
  inBrowser('@tandem/feature-workspace', [
    '@tanstack/react-query',
    'jotai',
    'lucide-react',
    'react-router',
    'react-router/dom',
    'valibot',
    'fast-check',
    '@formisch/react',
  ]),
)

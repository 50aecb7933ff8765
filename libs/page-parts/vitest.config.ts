import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'

export default defineConfig(
  inBrowser('@tandem/page-parts', [
    '@tanstack/react-query',
    'fast-check',
    'jotai',
    'lucide-react',
    'react-dom/server',
    'react-router',
    'react-router/dom',
    'valibot',
  ]),
)

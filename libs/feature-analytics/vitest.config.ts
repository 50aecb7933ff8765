import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'

export default defineConfig(
  inBrowser('@tandem/feature-analytics', [
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@tanstack/react-query',
    'fast-check',
    '@visx/curve',
    '@visx/scale',
    '@visx/shape',
    'jotai',
    'lucide-react',
    'react-router',
    'react-router/dom',
    'valibot',
  ]),
)

import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'

export default defineConfig(
  inBrowser('@tandem/feature-integrations', [
    '@tanstack/react-query',
    'fast-check',
    'i18next',
    'jotai',
    'lucide-react',
    'react-i18next',
    'react-router',
    'react-router/dom',
    'valibot',
    '@formisch/react',
  ]),
)

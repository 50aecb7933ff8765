import { defineConfig, mergeConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'

export default mergeConfig(
  inBrowser('@tandem/feature-auth', [
    '@formisch/react',
    '@tanstack/react-query',
    'jotai',
    'lucide-react',
    'react-router',
    'react-router/dom',
    'valibot',
  ]),
  // The first page of a file waits for its code, on a machine that is busy.
  defineConfig({ test: { expect: { poll: { timeout: 15_000 } } } }),
)

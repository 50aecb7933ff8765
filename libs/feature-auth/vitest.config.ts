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
  // On a busy machine, the first page of a file can wait for its code.
  defineConfig({ test: { expect: { poll: { timeout: 15_000 } } } }),
)

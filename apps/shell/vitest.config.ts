import { defineConfig } from 'vitest/config'
import { inBrowser } from '../../vitest.browser.ts'
import { newestReleasesModule } from './newest-releases.ts'

// PostCSS and Panda are configured by postcss.config.js, so the tests see the real styles.
export default defineConfig({
  plugins: [newestReleasesModule()],
  ...inBrowser('@tandem/shell', [
    '@ark-ui/react/dialog',
    '@ark-ui/react/menu',
    '@ark-ui/react/portal',
    '@ark-ui/react/select',
    '@ark-ui/react/toast',
    '@ark-ui/react/tooltip',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@formisch/react',
    '@tanstack/react-query',
    'axe-core',
    'fast-check',
    'jotai',
    'lucide-react',
    'react-dom',
    'react-router',
    'react-router/dom',
    'valibot',
  ]),
})

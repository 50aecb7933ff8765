import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../../tools/workspace/src/find-browser.ts'
import { dateLibrary, productNumbers, shared } from '../../vitest.shared.ts'

const { test, ...resolution } = shared('@tandem/design-system')
const { reporters, passWithNoTests } = test

export default defineConfig({
  test: {
    reporters,
    passWithNoTests,
    projects: [
      {
        ...resolution,
        test: {
          name: 'theme',
          isolate: false,
          include: ['{theme,src}/**/*.test.ts'],
          setupFiles: [productNumbers],
          environment: 'node',
        },
      },
      {
        ...resolution,
        plugins: [react()],
        optimizeDeps: {
          include: [
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'lucide-react',
            '@formkit/auto-animate',
            ...dateLibrary,
            '@ark-ui/react/field',
            '@ark-ui/react/portal',
            '@ark-ui/react/combobox',
            '@ark-ui/react/select',
            '@ark-ui/react/tabs',
            '@ark-ui/react/toast',
            '@ark-ui/react/tooltip',
            '@ark-ui/react/menu',
            '@ark-ui/react/dialog',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          isolate: false,
          setupFiles: [
            productNumbers,
            resolve(import.meta.dirname, '../testing/src/browser/leave-no-page.ts'),
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

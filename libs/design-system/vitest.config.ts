import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { findBrowser } from '../../tools/workspace/src/find-browser.ts'
import { connectTimeout, dateLibrary, productNumbers, shared } from '../../vitest.shared.ts'

const { test, ...resolution } = shared('@tandem/design-system')
const { reporters, passWithNoTests, testTimeout, hookTimeout, expect } = test
/** A busy machine may take longer for the same result. */
const patience = { testTimeout, hookTimeout, expect }

/** Loads sources in Node as a server does. Vitest's own server for the browser loads all packages as a browser does. */
const loadOnServer = async (path: string) => {
  server ??= createServer({
    ...resolution,
    root: import.meta.dirname,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  return (await server).ssrLoadModule(path)
}
let server: Promise<ViteDevServer> | undefined

/** Renders the stories of a file in Node, for the test that hydrates them. */
const markupOf: BrowserCommand<[file: string]> = async (_, file) => {
  await loadOnServer(productNumbers)
  const module = await loadOnServer('/src/example-markup.ts')
  return (module as typeof import('./src/example-markup.ts')).markupOf(file)
}

export default defineConfig({
  test: {
    reporters,
    passWithNoTests,
    projects: [
      {
        ...resolution,
        test: {
          name: 'theme',
          ...patience,
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
            '@storybook/react-vite',
            'storybook/test',
            'react-dom/static',
            'react-dom/client',
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
          ...patience,
          include: ['src/**/*.test.tsx'],
          isolate: false,
          setupFiles: [
            productNumbers,
            resolve(import.meta.dirname, '../testing/src/browser/leave-no-page.ts'),
          ],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findBrowser() }),
            instances: [{ browser: 'chromium' }],
            commands: { markupOf },
          },
        },
      },
    ],
  },
})

import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { sourceCondition } from '../../vitest.shared.ts'
import { chunkGroups } from './chunks.ts'
import { compressFiles } from './compress-files.ts'
import { leaveOut } from './leave-out.ts'
import { newestReleasesModule } from './newest-releases.ts'
import { preloadFonts } from './preload-fonts.ts'
import { routeFiles } from './route-files.ts'
import { usedNames } from './used-names.ts'

/**
 * The sign-in page's components render only a few times: memoising them saves nothing, and would cost 5 kB of
 * that page's budget.
 */
const unmemoised = [
  /libs\/feature-auth\//,
  /apps\/shell\/src\/([^/]+|(errors|progress)\/[^/]+)$/,
  /libs\/app-frame\/src\/layout\//,
  /design-system\/src\/(banner|button|field|icon-button|layout|link|logo|page-header|password-field|spinner|text|text-field)\//,
]

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true, exclude: [/\/node_modules\//, ...(command === 'build' ? unmemoised : [])] }),
    usedNames(),
    leaveOut(),
    newestReleasesModule(),
    preloadFonts(),
    routeFiles(),
    compressFiles(),
  ],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  server: { proxy: { '^/(api|l)/': process.env.API_URL ?? 'http://127.0.0.1:4000' } },
  build: {
    // The size check uses it to find what the first page loads.
    manifest: true,
    // The host's policy allows no data: fonts, and no inline script.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The document lists them; see route-files.ts.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}))

import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'
import { sourceCondition } from '../../vitest.shared.ts'
import { newestReleasesModule } from './newest-releases.ts'
import { criticalStyles } from './prerender/critical-styles.ts'

/** Builds the code with which the host renders pages, and the styles that those pages need first. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), newestReleasesModule(), criticalStyles()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  build: {
    ssr: 'prerender/render-page.tsx',
    outDir: 'dist/.prerender',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render-page.js' } },
  },
})

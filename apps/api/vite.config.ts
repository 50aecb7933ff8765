import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defaultServerConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { sourceCondition } from '../../vitest.shared.ts'

const source = (path: string) => join(import.meta.dirname, path)

/** Files that pages of the host read at run time. */
const besides = ['mailbox/mailbox.css', 'mailbox/mailbox.js', 'operator/operator.css', 'operator/operator.js']

const copyBesides = (): Plugin => ({
  name: 'copy-besides',
  generateBundle() {
    for (const path of besides)
      this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(source(`src/${path}`)) })
  },
})

/** Builds the host as a few JavaScript files, so that Node has no TypeScript to strip at the start. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [copyBesides()],
  ssr: {
    resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // Only the demo uses this library, and it reads files of its own, so it isn't bundled. A pattern is needed
      // because `ssr.external` only leaves out packages that are already built.
      external: [/^@tandem\/provider-simulator/],
      input: {
        main: source('src/main.ts'),
        // Started as a thread by its file name, from the folder of the module that starts it.
        'provider-thread-main': source('../../libs/connectors/src/node/provider-thread-main.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

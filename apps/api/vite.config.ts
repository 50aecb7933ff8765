import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defaultServerConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { sourceCondition } from '../../vitest.shared.ts'

const source = (path: string) => join(import.meta.dirname, path)

/** What pages of the host read beside their own file. */
const besides = ['mailbox/mailbox.css', 'mailbox/mailbox.js', 'operator/operator.css', 'operator/operator.js']

const copyBesides = (): Plugin => ({
  name: 'copy-besides',
  generateBundle() {
    for (const path of besides)
      this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(source(`src/${path}`)) })
  },
})

/** The host as few files of JavaScript: Node then reads no types, and holds no program that takes them away. */
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
      // What is only for the demo reads files of its own. By its name: `ssr.external` leaves out only what is already built.
      external: [/^@tandem\/provider-simulator/],
      input: {
        main: source('src/main.ts'),
        // Started as a thread by its name, from the folder of what starts it.
        'provider-thread-main': source('../../libs/connectors/src/node/provider-thread-main.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

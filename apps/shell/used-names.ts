import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { leaveUsed } from './leave-used.ts'

/** Panda's two lists of names, and the modules that contain them. */
const lists: Record<string, RegExp> = {
  'css.js': /(?<=const utilities = ")[^"]+/,
  'conditions.js': /(?<=const conditionsStr = ")[^"]+/,
}

/**
 * Keeps only those names in Panda's runtime lists that a source of the app uses. Panda writes classes for no
 * others, because it reads the same sources. The complete lists would be a tenth of our own code on the
 * sign-in page.
 */
export const usedNames = (): Plugin => ({
  name: 'tandem-used-names',
  apply: 'build',
  transform: {
    filter: { id: /styled-system\/css\/(css|conditions)\.js$/ },
    handler(code, id) {
      const list = lists[id.split('/').at(-1)!]!
      if (!list.test(code))
        throw new Error(`Panda writes the names in ${id} in another way; see used-names.ts`)
      const words = wordsOfSources()
      return code.replace(list, (names) => leaveUsed(names, words))
    },
  },
})

/** Every word of the sources whose styles Panda writes. */
function wordsOfSources(): Set<string> {
  const root = import.meta.dirname
  const files = globSync(['src/**/*.{ts,tsx}', '../../libs/*/src/**/*.{ts,tsx}'], { cwd: root })
  return new Set(files.flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(/\w+/g) ?? []))
}

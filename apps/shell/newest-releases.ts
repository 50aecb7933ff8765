import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a release changed for the people who use the product. */
export interface Release {
  /** Its number; null for what will be in the next one. */
  version: string | null
  /** Sentences in English. */
  entries: readonly string[]
}

const mostReleases = 3
const mostEntries = 12

/** The sentences of an entry before the first about code, which is for people who install the libraries. */
function forEverybody(entry: string): string {
  const sentences = entry.split(/(?<=[.!?]) /)
  const code = sentences.findIndex((sentence) => sentence.includes('`'))
  return (code === -1 ? sentences : sentences.slice(0, code)).join(' ')
}

/** A version plan: its lines of settings, and its text. */
const plan = /^---\n([^]*?)\n---\n([^]*)$/

/**
 * The newest releases of a changelog, after the version plans that wait for the next one. Plans that only fix
 * something are left out.
 */
export function newestReleases(changelog: string, plans: readonly string[]): Release[] {
  const entries = plans.flatMap((text) => {
    const [, settings = '', entry = ''] = plan.exec(text) ?? []
    return settings.endsWith(': patch') ? [] : [entry.trim()]
  })
  const waiting = { version: null, entries }
  const released = changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n')
      const entries = lines
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.replace(/^\s*[-*] /, '').trim())
      return { version: version.replace(/ .*/, ''), entries }
    })
  return [waiting, ...released]
    .map(({ version, entries }) => ({
      version,
      entries: entries.map(forEverybody).filter(Boolean).slice(0, mostEntries),
    }))
    .filter(({ entries }) => entries.length > 0)
    .slice(0, mostReleases)
}

const name = 'virtual:newest-releases'
const root = join(import.meta.dirname, '../..')

/** Gives the app the newest releases of CHANGELOG.md, read when it is built. */
export const newestReleasesModule = (): Plugin => ({
  name: 'tandem-newest-releases',
  resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
  load: {
    filter: { id: new RegExp(`^\0${name}$`) },
    handler() {
      const plans = globSync('.nx/version-plans/*.md', { cwd: root }).toSorted()
      const [changelog = '', ...texts] = ['CHANGELOG.md', ...plans].map((file) =>
        readFileSync(join(root, file), 'utf8'),
      )
      return `export const releases = ${JSON.stringify(newestReleases(changelog, texts))}`
    },
  },
})

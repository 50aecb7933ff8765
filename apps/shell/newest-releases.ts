import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a release changed for the people who use the product. */
export interface Release {
  /** Its number; null for what will be in the next one. */
  version: string | null
  /** Its day, `2026-12-01`; null when the changelog doesn't say. */
  date: string | null
  /** Never empty; in the order of `kinds`. */
  groups: readonly { kind: Kind; /** Sentences in English. */ entries: readonly string[] }[]
}

/** What an entry is about: something new, or something that works differently. Fixes are left out. */
export const kinds = ['new', 'changed'] as const
export type Kind = (typeof kinds)[number]

const maxReleases = 3
/** Of each kind. */
const maxEntries: Record<Kind, number> = { new: 8, changed: 4 }

/** What an entry tells the people who use the product: the bold sentences it begins with. */
const forEverybody = (entry: string) => /^\*\*(.+?)\*\*/.exec(entry)?.[1] ?? ''

/** A version plan: its lines of settings, and its text. */
const plan = /^---\n([^]*?)\n---\n([^]*)$/

/** The kind of a plan by its bump, and of a changelog's entries by the heading above them; null for fixes. */
function kindOf(words: string): Kind | null {
  if (/patch|fix/i.test(words)) return null
  return /major|breaking|changed/i.test(words) ? 'changed' : 'new'
}

type Entry = [kind: Kind | null, text: string]

/** The entries of each kind that people notice. */
const grouped = (entries: readonly Entry[]) =>
  kinds
    .map((kind) => ({
      kind,
      entries: entries
        .filter(([of]) => of === kind)
        .map(([, text]) => forEverybody(text))
        .filter(Boolean)
        .slice(0, maxEntries[kind]),
    }))
    .filter((group) => group.entries.length > 0)

/** The newest releases of a changelog, after the version plans that wait for the next one. */
export function newestReleases(changelog: string, plans: readonly string[]): Release[] {
  const entries = plans.map((text): Entry => {
    const [, settings = '', entry = ''] = plan.exec(text) ?? []
    return [kindOf(settings), entry.trim()]
  })
  const waiting = { version: null, date: null, entries }
  const released = changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const [version = '', date = ''] = heading.split(' ')
      let kind: Kind | null = 'new'
      const entries: Entry[] = []
      for (const line of lines)
        if (line.startsWith('#')) kind = kindOf(line)
        else entries.push([kind, line.replace(/^\s*[-*] /, '').trim()])
      return { version, date: /^\((\d{4}-\d\d-\d\d)\)$/.exec(date)?.[1] ?? null, entries }
    })
  return [waiting, ...released]
    .map(({ entries, ...release }) => ({ ...release, groups: grouped(entries) }))
    .filter(({ groups }) => groups.length > 0)
    .slice(0, maxReleases)
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

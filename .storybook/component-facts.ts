import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ComponentFacts } from 'virtual:component-facts'
import type { Plugin } from 'vite'
import { recipes, slotRecipes } from '../libs/design-system/theme/recipes.ts'

const root = resolve(import.meta.dirname, '..')

const kinds: [property: RegExp, kind: string][] = [
  [/color|background|^fill$|^stroke$/i, 'colors'],
  [/^textStyle$/, 'textStyles'],
  [/radius/i, 'radii'],
  [/shadow/i, 'shadows'],
  [/^(min|max)?(width|height)$/i, 'sizes'],
  [/^(padding|margin|gap|(row|column)Gap$|inset)/i, 'spacing'],
  [/fontWeight/, 'fontWeights'],
  [/duration/i, 'durations'],
  [/zIndex/, 'zIndex'],
]

function tokensIn(known: object, styles: unknown, property = ''): string[] {
  if (typeof styles === 'object' && styles !== null)
    return Object.entries(styles).flatMap(([key, value]) => tokensIn(known, value, key))
  const kind = kinds.find(([pattern]) => pattern.test(property))?.[1]
  const name = `${kind}.${String(styles)}`
  return name in known ? [name] : []
}

async function readTokens() {
  // Generated, so it must not be needed to read the settings of Storybook.
  const { tokenValues } = await import('@tandem/design-system/token-values')
  return Object.fromEntries(
    Object.entries({ ...recipes, ...slotRecipes }).map(([name, { base, variants }]) => {
      return [name, [...new Set(tokensIn(tokenValues, [base, variants]))].toSorted()]
    }),
  )
}

/** The notes of versions that are out, and those of the next one, which are still in files of their own. */
function readChanges(): ComponentFacts['changes'] {
  const planned = globSync('.nx/version-plans/*.md', { cwd: root })
    .toSorted()
    .map((path) => {
      return { version: 'Next version', text: readFileSync(resolve(root, path), 'utf8') }
    })
  const released = readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ version: text.split(/\s/, 1)[0] ?? '', text }))
  const ofComponents = [...planned, ...released].filter(
    ({ text }) => text.includes('@tandem/design-system') || !text.includes('@tandem/'),
  )
  return ofComponents.flatMap(({ version, text }) =>
    text
      .replace(/^---[^]*?---/, '')
      .split(/(?<=[.!?])\s+|\n+/)
      .map((sentence) => ({
        version,
        text: sentence
          .replace(/^[-*]\s+/, '')
          .replace(/^`@tandem\/design-system`:\s*/, '')
          .replace(/^[a-z]/, (first) => first.toUpperCase())
          .trim(),
        names: [...sentence.matchAll(/`([A-Za-z]\w*)`/g)].map(([, name = '']) => name),
      }))
      .filter(({ names }) => names.length > 0),
  )
}

const id = 'virtual:component-facts'

/** Serves facts to documentation pages; recipes can only be read in Node. */
export const componentFacts = (): Plugin => ({
  name: 'tandem:component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(source) {
    if (source !== `\0${id}`) return undefined
    const facts: ComponentFacts = { tokens: await readTokens(), changes: readChanges() }
    return `export const facts = ${JSON.stringify(facts)}`
  },
})

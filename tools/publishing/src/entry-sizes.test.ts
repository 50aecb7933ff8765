import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { publicPackages } from './public-packages.ts'
import {
  componentLimits,
  declarationLimits,
  laterLimit,
  stylesheetLimits,
  threeComponentsLimit,
} from './sizes.ts'

interface StyleParts {
  components: Record<string, { now: string[]; later: string[] }>
  parts: { defines?: string }[]
}

const stagedPackages = dirname(publicPackages()[0]?.staged ?? '')
const staged = (path: string) => resolve(stagedPackages, path)
const inKilobytes = (text: string) => gzipSync(text).byteLength / 1000

/** What a page loads for one component, as Vite builds it, without React and what loads later. */
async function scriptOf(component: string): Promise<string> {
  const entry = '\0component'
  const built = await build({
    root: staged('design-system'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'component',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { ${component} } from ${JSON.stringify(staged('design-system/dist/src/index.js'))}; globalThis.shown = ${component}`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: [/^react(-dom)?($|\/)/] },
    },
  })
  const [{ output } = { output: [] }] = [built].flat() as {
    output: { type: string; fileName: string; code: string; isEntry: boolean; imports: string[] }[]
  }[]
  const loaded = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of loaded)
    for (const next of output.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (output.some(({ fileName }) => fileName === next)) loaded.add(next)
  return output.flatMap(({ fileName, code }) => (loaded.has(fileName) ? [code] : [])).join('\n')
}

test.each(Object.entries(componentLimits))(
  'the script of a %s is at most %s kB',
  async (component, limit) => {
    const size = inKilobytes(await scriptOf(component))
    expect(size).toBeLessThan(limit)
    expect(size).toBeGreaterThan(limit * 0.8)
  },
)

describe('the stylesheet of some components', async () => {
  type Styles = (names: string[], parts: StyleParts) => string
  const { stylesFor, laterStylesFor } = (await import(
    staged('design-system/dist/theme/styles-for/styles-for.js')
  )) as { stylesFor: Styles; laterStylesFor: Styles }
  const parts = JSON.parse(readFileSync(staged('design-system/parts/style-parts.json'), 'utf8')) as StyleParts

  test.each(stylesheetLimits)('$components has at most $limit kB', ({ components, limit }) => {
    const size = inKilobytes(stylesFor(components, parts))
    expect(size).toBeLessThan(limit)
    expect(size).toBeGreaterThan(limit * 0.8)
  })

  test('what components open has at most its limit', () => {
    const size = inKilobytes(laterStylesFor(laterLimit.components, parts))
    expect(size).toBeLessThan(laterLimit.limit)
    expect(size).toBeGreaterThan(laterLimit.limit * 0.8)
  })

  /** The largest of any three: two of the eight heaviest with each other one; components with equal needs count once. */
  function heaviestThree() {
    const names = Object.entries(parts.components)
    const different = [...new Map(names.map(([name, needs]) => [JSON.stringify(needs.now), name])).values()]
    const sizeOf = (components: string[]) => inKilobytes(stylesFor(components, parts))
    const heavy = different.toSorted((one, other) => sizeOf([other]) - sizeOf([one])).slice(0, 8)
    const threes = heavy.flatMap((one, index) =>
      heavy.slice(index + 1).flatMap((other) => different.map((third) => [one, other, third])),
    )
    return threes.map((three) => [sizeOf(three), ...three] as const).toSorted(([a], [b]) => b - a)[0]
  }

  test('any three components, charts included, are within their limit', () => {
    const [size = 0, ...three] = heaviestThree() ?? []
    expect(size, three.join(', ')).toBeLessThanOrEqual(threeComponentsLimit)
    expect(size, three.join(', ')).toBeGreaterThan(threeComponentsLimit * 0.9)
  })

  test('defines every token and keyframes that it uses', () => {
    const tokens = new Set(parts.parts.flatMap(({ defines }) => defines ?? []))
    const components = Object.keys(parts.components)
    expect(tokens.size).toBeGreaterThan(100)
    expect(components.length).toBeGreaterThan(50)
    for (const component of components) {
      const css = stylesFor([component], parts) + laterStylesFor([component], parts)
      const used = css.match(/(?<=var\()--(?:\\.|[\w-])+/g) ?? []
      const animations = css.match(/(?<=animation(?:-name)?:)[\w-]+/g) ?? []
      const missing = [...used, ...animations].filter(
        (name) => tokens.has(name) && !css.includes(`${name}:`) && !css.includes(`@keyframes ${name}{`),
      )
      expect([component, ...missing]).toEqual([component])
    }
  })
})

test.each(Object.entries(declarationLimits))(
  'the declarations of %s have at most %s kB',
  (pattern, limit) => {
    const files = globSync(pattern, { cwd: staged('') })
    const size = files.reduce((sum, path) => sum + statSync(staged(path)).size, 0) / 1000
    expect(size).toBeLessThan(limit)
    expect(size).toBeGreaterThan(0)
  },
)

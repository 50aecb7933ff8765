import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figmaVariables } from './tokens-figma.ts'
import { customProperty, tokenNames } from '../token-names.ts'
import { tokenValues, tokenValuesModule } from './token-values.ts'
import { tokensCss } from './tokens-css.ts'
import { listTokens, referenceOf } from '../tokens-format.ts'
import type { TokenValues } from './token-values.ts'
import source from '../tokens.json' with { type: 'json' }

const tokens = listTokens(source)
const values = tokenValues(source)

/** The state of a page: the reader's preferences. */
interface Page {
  theme: 'light' | 'dark'
  moreContrast?: boolean
  reducedMotion?: boolean
  font?: string
}
const pages: Page[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', moreContrast: true },
  { theme: 'dark', moreContrast: true },
  { theme: 'light', reducedMotion: true },
  { theme: 'dark', font: 'inter' },
  { theme: 'light', font: 'system' },
]

const holds = (rule: string, page: Page) => {
  if (rule.startsWith('@layer') || rule === '@media not print') return true
  if (rule === '@media (prefers-contrast: more)') return page.moreContrast === true
  if (rule === '@media (prefers-reduced-motion: reduce)') return page.reducedMotion === true
  return false
}
/** The specificity of a selector for <html> on such a page; undefined when it doesn't match. */
const weight = (selector: string, { theme, font }: Page) => {
  if (selector.includes(`.${theme}`)) return 1
  if (selector === `[data-font=${font}]`) return 1
  return selector.startsWith(':where(:root') ? 0 : undefined
}

/** The custom properties of <html> after the cascade. */
function computed(css: string, page: Page): Map<string, string> {
  const found: { weight: number; name: string; value: string }[] = []
  const open: string[] = []
  for (const [, head, declaration] of css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{};]+)\{|([^{};]+)[;]|\}/g)) {
    if (head !== undefined) open.push(head.trim())
    else if (declaration === undefined) open.pop()
    else {
      const [name = '', ...value] = declaration.split(':')
      const own = weight(open.at(-1) ?? '', page)
      if (own !== undefined && open.slice(0, -1).every((rule) => holds(rule, page)))
        found.push({ weight: own, name: name.trim(), value: value.join(':').trim() })
    }
  }
  const order = found.toSorted((one, other) => one.weight - other.weight)
  return new Map(order.map(({ name, value }) => [name, value]))
}

const resolved = (properties: Map<string, string>, name: string): string =>
  (properties.get(name) ?? `no ${name}`).replaceAll(/var\(([^)]+)\)/g, (_all, other: string) =>
    resolved(properties, other),
  )

/** A variable or a group of variables. */
interface Node {
  $type?: string
  $value?: unknown
  $extensions?: unknown
  [name: string]: unknown
}
const childrenOf = (node: Node | undefined) =>
  Object.entries(node ?? {}).filter(([name]) => !name.startsWith('$')) as [string, Node][]

/** Numbers in Figma are px, ms or unitless. */
const plain = (css: string) => Number.parseFloat(css) * (css.endsWith('rem') ? 16 : 1)

const kebab = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const own = tokensCss(source)

describe('tokens.css', () => {
  test.for(pages)('has every token with the value in TypeScript, on %o', (page) => {
    const properties = computed(own, page)
    for (const [name, token] of Object.entries(values)) {
      const mode =
        page.font === undefined
          ? undefined
          : (`font${page.font[0]?.toUpperCase()}${page.font.slice(1)}` as const)
      const expected =
        (page.moreContrast ? token.moreContrast?.[page.theme] : undefined) ??
        (page.reducedMotion ? token.reducedMotion : undefined) ??
        (mode === undefined ? undefined : token[mode as keyof TokenValues]) ??
        token[page.theme]
      if (typeof expected === 'string')
        expect(resolved(properties, customProperty(name)), name).toBe(expected)
      else
        for (const [part, value] of Object.entries(expected))
          expect(resolved(properties, `${customProperty(name)}-${kebab(part)}`), name).toBe(value)
    }
  })

  describe('beside the stylesheet from Panda', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tandem-tokens-'))
    let pandas = ''
    beforeAll(() => {
      const file = join(folder, 'panda.css')
      execFileSync('panda', ['cssgen', 'tokens', '--silent', '--outfile', file], {
        cwd: resolve(import.meta.dirname, '../..'),
      })
      // Panda omits the semicolon after the last declaration of a block.
      pandas = readFileSync(file, 'utf8').replaceAll(/([^{};\s])\s*\}/g, '$1;}')
    }, 60_000)
    afterAll(() => rmSync(folder, { recursive: true }))

    test.for(pages)('has the same values, on %o', (page) => {
      const [ours, theirs] = [computed(own, page), computed(pandas, page)]
      const shared = [...ours.keys()].filter((name) => theirs.has(name))
      expect(shared.length).toBeGreaterThan(200)
      for (const name of shared) expect([name, resolved(ours, name)]).toEqual([name, resolved(theirs, name)])
    })

    test('lacks nothing of it except size values and text styles, which are classes there', () => {
      const [ours, theirs] = [computed(own, { theme: 'light' }), computed(pandas, { theme: 'light' })]
      expect([...theirs.keys()].filter((name) => !ours.has(name))).toEqual([
        '--colors-transparent',
        '--colors-current',
        '--sizes-full',
        '--sizes-screen',
        '--sizes-min-content',
        '--sizes-max-content',
        '--sizes-fit-content',
        '--sizes-breakpoint-mobile',
        '--sizes-breakpoint-laptop',
        '--sizes-breakpoint-wide',
      ])
      expect(
        [...ours.keys()].filter((name) => !theirs.has(name) && !name.startsWith('--text-styles-')),
      ).toEqual([
        '--durations-instant',
        ...Object.keys(source.behaviour)
          .filter((name) => !name.startsWith('$'))
          .map((name) => `--behaviour-${name}`),
      ])
    })
  })
})

test('the TypeScript module declares types that match its values', () => {
  const { js, types } = tokenValuesModule(source)
  const literal = /tokenValues(?: =|:) (\{.*^\})/ms
  const typed = JSON.parse(literal.exec(types)?.[1]?.replaceAll('readonly ', '') ?? '') as unknown
  expect(JSON.parse(literal.exec(js)?.[1] ?? '')).toEqual(typed)
  expect(typed).toEqual(values)
})

describe('the files for Figma', () => {
  const files = {
    light: figmaVariables(source, 'light'),
    dark: figmaVariables(source, 'dark'),
  } as unknown as Record<'light' | 'dark', Node>
  const at = (file: Node, path: string) =>
    path.split('.').reduce<Node | undefined>((node, name) => node?.[name] as Node | undefined, file)
  const end = (file: Node, node: Node | undefined): unknown => {
    const reference = referenceOf(node?.$value)
    return reference === undefined ? node?.$value : end(file, at(file, reference))
  }
  const paths = (node: Node, path = ''): string[] =>
    childrenOf(node).flatMap(([name, child]) =>
      '$value' in child ? [`${path}${name}`] : paths(child, `${path}${name}.`),
    )

  test('are two modes of one collection: the same variables, each file named after its mode', () => {
    expect(paths(files.dark)).toEqual(paths(files.light))
    expect(files.light.$extensions).toEqual({ 'com.figma.modeName': 'Light' })
    expect(files.dark.$extensions).toEqual({ 'com.figma.modeName': 'Dark' })
  })

  test.for(['light', 'dark'] as const)('have every token with the value in TypeScript, in %s', (theme) => {
    const file = files[theme]
    for (const { path, type, value, modes } of tokens) {
      const node = at(file, path)
      const expected = values[tokenNames(path)[0]]?.[theme]
      const found = end(file, node)
      if (typeof expected !== 'string') {
        expect(end(file, node?.size as Node), path).toBe(plain(expected?.fontSize ?? ''))
        expect(end(file, node?.weight as Node), path).toBe(Number(expected?.fontWeight))
        expect(end(file, node?.['letter-spacing'] as Node), path).toBe(plain(expected?.letterSpacing ?? ''))
        expect(expected?.fontFamily).toContain(end(file, node?.family as Node))
      } else if (type === 'color') {
        const { hex, alpha } = found as { hex: string; alpha: number }
        const suffix =
          alpha === 1
            ? ''
            : Math.round(alpha * 255)
                .toString(16)
                .padStart(2, '0')
        expect([path, hex + suffix]).toEqual([path, expected])
      } else if (type === 'shadow') {
        const visible = childrenOf(node).filter(
          ([, layer]) => (end(file, layer.color as Node) as { alpha: number }).alpha > 0,
        )
        const written = visible.map(([, layer]) =>
          ['x', 'y', 'blur', 'spread'].map((part) => end(file, layer[part] as Node)).join(' '),
        )
        const sizes = expected === 'none' ? [] : expected.replaceAll(/px| #\w+/g, '').split(', ')
        expect(written, path).toEqual(sizes)
      } else if (type === 'fontFamily') expect(expected).toContain(found)
      else if (type === 'cubicBezier') expect(found).toBe(expected)
      else expect([path, found]).toEqual([path, plain(expected)])
      const reference = referenceOf(theme === 'dark' ? (modes.dark ?? value) : value)
      if (reference !== undefined) expect(node?.$value, 'an alias stays one').toBe(`{${reference}}`)
    }
  })

  test('contain only what Figma accepts: colours in sRGB, numbers, strings', () => {
    for (const path of paths(files.light)) {
      const node = at(files.light, path)
      expect([path, node?.$type]).toEqual([path, expect.stringMatching(/^(color|number|string)$/)])
      const ended = end(files.light, node)
      if (node?.$type === 'color')
        expect(ended).toMatchObject({ colorSpace: 'srgb', components: expect.any(Array) })
      else expect(typeof ended, path).toBe(node?.$type)
    }
  })
})

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import tokens from './tokens.json' with { type: 'json' }

const workspace = resolve(import.meta.dirname, '../../..')

/** A colour as CSS writes it. Test and story files are left out: there `#4812` is an order. */
const rawColour =
  /(?<![\w&/#-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi

/** Pages that a server writes by itself cannot load our stylesheet. */
const withoutStylesheet = /^(libs\/(api-server|provider-simulator)|apps\/api)\//

const rawColours = (text: string) => text.match(rawColour) ?? []

test.for([
  'color: #fff',
  "fill: '#00737c'",
  'background: rgb(0 0 0 / 0.4)',
  'x="#10131366"',
  'oklch(0.7 0.1 200)',
])('finds the colour in %s', (text) => {
  expect(rawColours(text)).toHaveLength(1)
})

test.for([
  "href: '#main'",
  'colors.fg.muted',
  "'&#xfff;'",
  'url(#gradient)',
  'const #private = 1',
  'docs/#fed-up',
])('finds none in %s', (text) => {
  expect(rawColours(text)).toEqual([])
})

test('every colour of the web libraries and the shell comes from a token', () => {
  const files = globSync('{libs,apps}/*/src/**/*.{ts,tsx,css}', { cwd: workspace }).filter(
    (file) => !/\.(test|test-d|stories)\.tsx?$/.test(file) && !withoutStylesheet.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) =>
    rawColours(readFileSync(resolve(workspace, file), 'utf8')).map((colour) => `${file}: ${colour}`),
  )
  expect(found).toEqual([])
})

test('no component reaches past the semantic tokens into the palette', () => {
  const files = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: workspace })
  // The product has a command palette too, with messages of that name.
  const reach = new RegExp(
    `colors\\.palette|['"\`]palette\\.(${Object.keys(tokens.color).join('|')})\\.|--colors-palette`,
  )
  const found = files.filter((file) => reach.test(readFileSync(resolve(workspace, file), 'utf8')))
  expect(found).toEqual([])
})

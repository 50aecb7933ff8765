import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { workspaceRoot } from './run-command.ts'

const rule = 'tandem/no-raw-colours'
const eslint = new ESLint({ cwd: workspaceRoot })

/** The colours that the workspace's own configuration refuses in a file that doesn't exist. */
async function refused(file: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath: resolve(workspaceRoot, file) })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === rule || ruleId === null)
    .map(({ message }) => message.split(' ')[0])
}
const page = 'libs/feature-ecommerce/src/probe.tsx'

describe('in code', () => {
  test.for<[colour: string, code: string]>([
    ['#fff', "css({ color: '#fff' })"],
    ['#00737c', "const teal = '#00737c'"],
    ['#10131366', 'const scrim = `0 1px #10131366`'],
    ['rgb(0', "css({ background: 'rgb(0 0 0 / 0.4)' })"],
    ['hsl(1', "const line = 'hsl(180 50% 50%)'"],
    ['oklch(0', "css({ color: 'oklch(0.7 0.1 200)' })"],
    ['color(display-p3', "css({ color: 'color(display-p3 1 0 0)' })"],
    ['red', "css({ color: 'red' })"],
    ['white', "css({ color: { base: 'fg.default', _dark: 'white' } })"],
    ['tomato', "const style = { borderColor: isOpen ? 'tomato' : undefined }"],
    ['navy', 'const mark = <path fill="navy" />'],
    ['gold', "const mark = <path stroke={isOpen ? 'gold' : 'none'} />"],
    ['black', "css({ border: '[1px solid black]' })"],
    ['gray', "css({ '& > svg': { marginInline: '[gray]' } })"],
    ['#eee', "css({ width: '[#eee]' })"],
    ['palette.teal.600', "css({ color: 'palette.teal.600' })"],
    ['palette.chart-dark.plum', "token('colors.palette.chart-dark.plum')"],
    ['--colors-palette', "const style = { color: 'var(--colors-palette-teal-600)' }"],
  ])('refuses %s in %s', async ([colour, code]) => {
    expect((await refused(page, code)).map((found) => found?.slice(0, colour.length))).toEqual([colour])
  })

  test.for([
    "const link = '#main'",
    "css({ color: 'fg.muted', background: 'transparent', fill: 'currentColor' })",
    "const escaped = '&#xfff;'",
    "css({ fill: 'url(#fade)' })",
    'class Private { #face = 1 }',
    "const words = { title: 'A red order', tone: 'gold' }",
    "const style = { color: tone === 'red' ? 'danger.fg' : 'fg.default' }",
    "css({ gridTemplateAreas: '[\"side main\"]', transitionProperty: '[color, opacity]' })",
    "const palette = messages['palette.title.long']",
    "css({ outline: '[2px solid Highlight]' })",
    "css({ background: '[color-mix(in srgb, var(--colors-bg-canvas) 40%, transparent)]' })",
  ])('accepts %s', async (code) => {
    expect(await refused(page, code)).toEqual([])
  })
})

describe('in a stylesheet', () => {
  const sheet = 'apps/shell/src/probe.css'

  test('refuses colours and reports their position', async () => {
    const css =
      '.a { color: #fff; margin: 0 }\n.b { border: 1px solid rgb(1 2 3); --line: #abc }\n.c { fill: red }'
    expect(await refused(sheet, css)).toEqual(['#fff', 'rgb(1', '#abc', 'red'])
  })

  test('accepts tokens, addresses, comments and names', async () => {
    const css =
      '/* #fff */ #fed .red:hover { color: var(--colors-fg-muted); mask: url(#abc); animation: tan 1s }'
    expect(await refused(sheet, css)).toEqual([])
  })
})

describe("where our stylesheets don't apply", () => {
  test('a test may name a computed colour', async () => {
    expect(
      await refused('libs/design-system/src/probe.test.tsx', "expect(color).toBe('rgb(0, 0, 0)')"),
    ).toEqual([])
  })

  test('a story may contain order numbers, but no colours', async () => {
    const story = 'libs/design-system/src/probe.stories.tsx'
    expect(await refused(story, "const args = { title: 'Order #4812' }")).toEqual([])
    expect(await refused(story, "css({ color: '#481' })")).toEqual(['#481'])
  })

  test('a page that the server writes may have its own colours', async () => {
    expect(await refused('libs/api-server/src/platform/mail/probe.ts', "const ink = '#1b1f1f'")).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { libraryOfTexts, testsOfTexts } from './tests-of-texts.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

const shop = 'libs/feature-shop/src/messages.ts'
const lists = 'libs/lists/src/messages.ts'
const texts: Record<string, string> = {
  [shop]: `export const { text } = defineMessages('shop', { sync: 'Sync now', done: '{{done}} of {{total}} read', both: '{{a}} {{b}}' })`,
  [lists]: `export const { text } = defineMessages('lists', { next: 'Next page', busy: 'Loading rows' })`,
}
const files: Record<string, string> = {
  ...texts,
  'libs/feature-shop/src/sync.test.tsx': `it('syncs', () => press('Sync now'))`,
  'libs/feature-shop/src/progress.test.ts': `expect(shown).toBe('2 of 10 read')`,
  'libs/feature-shop/src/shop.stories.tsx': `export const Empty = screen({ shows: 'Sync now' })`,
  'libs/feature-shop/src/test-setup.ts': `export const openPages = () => press('Next page')`,
  'libs/feature-shop/src/pages.test.tsx': `import { openPages } from './test-setup.ts'\nit('turns pages', openPages)`,
  'libs/feature-other/src/other.test.tsx': `it('Sync now', () => press('Sync now'))`,
  'libs/lists/src/pager.test.tsx': `press(/^Next page/)`,
  'libs/workbench/src/open.ts': `await gone('Loading rows')`,
  'apps/shell/src/menu.test.tsx': `press('Next page')`,
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tandem-texts-'))
  for (const [path, text] of Object.entries(files)) write(path, text)
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Tandem', '-c', 'user.email=tandem@localhost', 'commit', '--quiet', '--message', 'All')
})
afterEach(() => git('checkout', '--quiet', '.'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function testsAfter(path: string, from: string, to: string) {
  write(path, (texts[path] ?? '').replace(from, to))
  return testsOfTexts([path], 'HEAD', root)
}

describe('testsOfTexts', () => {
  it.each<[string, string, string, string, string[]]>([
    [
      'a word of a feature: its tests and stories that quote it',
      shop,
      'Sync now',
      'Read now',
      ['libs/feature-shop/src/shop.stories.tsx', 'libs/feature-shop/src/sync.test.tsx'],
    ],
    [
      'values that were swapped',
      shop,
      '{{done}} of {{total}}',
      '{{total}} of {{done}}',
      ['libs/feature-shop/src/progress.test.ts'],
    ],
    [
      'a word that all lists show: tests of every library, also through their set-up',
      lists,
      'Next page',
      'Following page',
      [
        'apps/shell/src/menu.test.tsx',
        'libs/feature-shop/src/pages.test.tsx',
        'libs/lists/src/pager.test.tsx',
      ],
    ],
    ['a comment alone', shop, 'export', '/** Words. */ export', []],
  ])('chooses for %s', (_what, path, from, to, tests) => {
    expect(testsAfter(path, from, to)).toEqual(tests)
  })

  it.each([
    ['a removed key', shop, `sync: 'Sync now', `, ''],
    ['a value of another name', shop, '{{done}}', '{{read}}'],
    ['a text of values alone', shop, '{{a}} {{b}}', '{{b}} {{a}}'],
    ['a text that helpers of all pages quote', lists, 'Loading rows', 'Loading'],
    ['other code', shop, `'shop'`, `'shops'`],
  ])('leaves %s to all tests', (_what, path, from, to) => {
    expect(testsAfter(path, from, to)).toBeUndefined()
  })

  it('leaves a new file of messages, and a deleted one, to all tests', () => {
    write('libs/feature-shop/src/more/messages.ts', 'export {}')
    expect(testsOfTexts(['libs/feature-shop/src/more/messages.ts'], 'HEAD', root)).toBeUndefined()
    rmSync(join(root, shop))
    expect(testsOfTexts([shop], 'HEAD', root)).toBeUndefined()
  })
})

it.each([
  ['libs/feature-ecommerce/src/messages.ts', 'feature-ecommerce'],
  ['libs/feature-ecommerce/src/orders/order-messages.ts', 'feature-ecommerce'],
  ['libs/analytics-posts/src/posts/messages.ts', 'analytics-posts'],
  ['libs/app-frame/src/define-messages.ts', null],
  ['libs/api-server/src/platform/mail/messages.ts', null],
  ['libs/feature-auth/src/messages.test.ts', null],
])('knows the library with the texts of %s', (path, library) => {
  expect(libraryOfTexts(path)).toBe(library)
})

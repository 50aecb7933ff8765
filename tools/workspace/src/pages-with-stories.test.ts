import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** The pages that the shell lists; a test there compares the list with its routes. */
const listed = read('apps/shell/page-modules.ts').matchAll(/'((?:apps\/)?[\w-]+\/src\/[^']+-page\.tsx)'/g)
const pages = [...new Set([...listed].map(([, page = '']) => page))]

/** Stories of a page that aren't beside it. */
const elsewhere: Record<string, string> = {
  'feature-auth/src/registration/register-page.tsx': 'feature-auth/src/login/login-page.screens.stories.tsx',
  'feature-integrations/src/accounts/accounts-page.tsx':
    'feature-integrations/src/accounts/social-media-page.screens.stories.tsx',
}

/** Pages without stories, and why. */
const without: Record<string, string> = {
  'feature-auth/src/login/continue-page.tsx': 'It only leads on.',
}

/** The list names pages of libraries from the folder of these. */
function storiesOf(page: string) {
  const stories = elsewhere[page] ?? page.replace('.tsx', '.screens.stories.tsx')
  return stories.startsWith('apps/') ? stories : `libs/${stories}`
}

test('every page of the product has stories', () => {
  expect(pages.length).toBeGreaterThan(30)
  const missing = pages.filter(
    (page) => !Object.hasOwn(without, page) && !existsSync(resolve(root, storiesOf(page))),
  )
  expect(missing).toEqual([])
})

/** Pages behind sign-in that read nothing of their own, or that wait before they are entered. */
const unread = ['appearance-page', 'email-link-page', 'shared-link-page', 'help-page', 'upgrade-page']

test('every page behind sign-in is shown while it loads and when it fails', () => {
  const reading = pages.filter(
    (page) =>
      !Object.hasOwn(without, page) &&
      !page.startsWith('feature-auth/') &&
      !unread.some((name) => page.endsWith(`/${name}.tsx`)),
  )
  expect(reading.length).toBeGreaterThan(20)
  const lacking = reading.filter(
    (page) => !/\bwaiting: [^]*\bfailing: |\bfailing: [^]*\bwaiting: /.test(read(storiesOf(page))),
  )
  expect(lacking).toEqual([])
})

test('the list of exceptions names only pages that exist', () => {
  expect(Object.keys({ ...elsewhere, ...without }).filter((page) => !pages.includes(page))).toEqual([])
})

test('titles of stories are words, not names of files or of code', () => {
  const untidy = globSync('{libs/*,apps/shell}/src/**/*.stories.tsx', { cwd: root }).filter((path) => {
    const title = /\btitle: '([^']*)'/.exec(read(path))?.[1] ?? ''
    return !title.split('/').every((part) => /^(?:[A-Z]|E-)/.test(part) && !/[a-z][A-Z]/.test(part))
  })
  expect(untidy).toEqual([])
})

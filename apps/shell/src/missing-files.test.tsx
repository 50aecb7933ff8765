import { describeMissingPart } from '@tandem/page-parts'
import { turkish } from '@tandem/page-parts/tr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import indexPage from '../index.html?raw'
import source from '../public/theme.js?raw'
import { startAfresh } from './test-setup.ts'

const html = document.documentElement
const root = document.createElement('div')
root.id = 'root'
const words = new DOMParser()
  .parseFromString(indexPage, 'text/html')
  .querySelector<HTMLTemplateElement>('#missing-files')!

/** What the browser reports on a file that it couldn't load; the event doesn't bubble. */
function lose(kind: 'script' | 'link') {
  const element = document.head.appendChild(document.createElement(kind))
  element.dispatchEvent(new Event('error'))
  element.remove()
}

const shown = () => [...root.querySelectorAll('h1, p, a')].map(({ textContent }) => textContent?.trim())

beforeEach(() => document.body.append(root, words))
afterEach(async () => {
  root.remove()
  words.remove()
  html.lang = 'en'
  delete root.dataset.signedOut
  root.replaceChildren()
  await startAfresh()
})

/** The words of a page that has lost a later file, in both languages. */
function wordsOfTheApp() {
  const { title, description, action } = describeMissingPart('same')
  const { messages } = turkish.find(({ namespace }) => namespace === 'page-parts')!
  const { missing, widget } = messages as Record<string, Record<string, unknown>>
  return {
    en: [title, description, action],
    tr: [...Object.values(missing!.lostFile as object), widget!.reload],
  }
}

it.each(['en', 'tr'] as const)(
  'a page without its first files says so once, in its language: %s',
  (language) => {
    html.lang = language
    new Function(source)()
    lose('script')
    lose('script')
    expect(shown()).toEqual(wordsOfTheApp()[language])
  },
)

it('a page that is there stays, and one whose other files are missing waits for the app', () => {
  new Function(source)()
  lose('link')
  expect(root.textContent).toBe('')
  root.append('Orders')
  lose('script')
  expect(root.textContent).toBe('Orders')
})

it('a person with a session, who must not see the page of others, sees that files are missing', () => {
  localStorage.setItem('personal_access_token', 'mine')
  new Function(source)()
  root.append('Sign in')
  root.dataset.signedOut = ''
  lose('script')
  expect(shown()).toContain('Reload the page')
  expect(root).not.toHaveTextContent('Sign in')
  expect(root.dataset.signedOut).toBeUndefined()
})

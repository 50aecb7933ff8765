import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { storiesOf, storyFiles } from './example-stories.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The HTML of the stories of a file by name, rendered by Node. */
    markupOf: (file: string) => Promise<Record<string, string>>
  }
}

beforeEach(() => {
  // Other tests draw in `act`; here React works by itself, as in an app.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // Stories show hover and focus with an attribute, which they set before parts that load late are hydrated.
  const { setAttribute } = Element.prototype
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (name !== 'data-look') setAttribute.call(this, name, value)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Whether React has taken over an element of the server. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))

/** What React says while it hydrates an element in the HTML that a server made of it. */
async function hydrate(element: ReactElement, markup: string): Promise<string[]> {
  const warnings: string[] = []
  const note = (...words: unknown[]) => void warnings.push(words.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(note)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  const root = hydrateRoot(container, element, {
    onRecoverableError: note,
    onCaughtError: note,
    onUncaughtError: note,
  })
  await vi.waitFor(() => expect([...container.querySelectorAll('*')].every(isHydrated)).toBe(true))
  root.unmount()
  container.remove()
  return warnings
}

it.each(storyFiles)('hydrates %s without a warning', async (file) => {
  const markup = await commands.markupOf(file)
  const stories = await storiesOf(file)
  expect(Object.keys(markup).toSorted()).toEqual(Object.keys(stories).toSorted())
  for (const [name, story] of Object.entries(stories)) {
    expect(await hydrate(story, markup[name] ?? ''), name).toEqual([])
  }
})

it('notices HTML that differs', async () => {
  expect(await hydrate(<p>of the browser</p>, '<p>of the server</p>')).not.toEqual([])
})

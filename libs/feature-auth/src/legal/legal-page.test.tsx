import { setLanguage } from '@tandem/format'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { open, startAfresh } from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(async () => {
  vi.restoreAllMocks()
  setLanguage('en')
  await startAfresh()
})

/** Answers with the host's texts, which are files outside the API. */
function host(respond: (path: string) => Response) {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = typeof input === 'string' ? input : ''
    return path.startsWith('/legal/') ? respond(path) : real(input, init)
  })
}

it.each([
  ['/terms', 'Terms', '/legal/terms.txt'],
  ['/privacy', 'Privacy policy', '/legal/privacy.txt'],
])("shows the host's text at %s, and treats nothing in it as markup", async (at, title, file) => {
  host((path) => new Response(`Text of ${path}\n\n# Part one\n\n<b>bold</b>\nsecond line\r\n\r\nlast`))
  const { screen } = await open(at)
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(screen.getByText(`Text of ${file}`)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Part one' })).toBeVisible()
  await expect.element(screen.getByText('<b>bold</b>', { exact: false })).toBeVisible()
  expect(screen.getByRole('main').element().querySelectorAll('p')).toHaveLength(3)
})

it('asks for the text in the language of the app', async () => {
  setLanguage('tr')
  host((path) => new Response(`Text of ${path}`))
  const { screen } = await open('/terms')
  await expect.element(screen.getByText('Text of /legal/terms.tr.txt')).toBeVisible()
})

it('can be requested again when loading failed', async () => {
  let works = false
  host(() => (works ? new Response('Here it is') : new Response(null, { status: 500 })))
  const { screen, button } = await open('/terms')
  await expect.element(screen.getByRole('alert').getByText(/This text could not be loaded/)).toBeVisible()
  works = true
  await button('Try again').click()
  await expect.element(screen.getByText('Here it is')).toBeVisible()
})

it('leads to the other text and back to the sign-in page, by keyboard too', async () => {
  host((path) => new Response(`Text of ${path}`))
  const { screen } = await open('/terms')
  await expect.element(screen.getByText('Text of /legal/terms.txt')).toBeVisible()
  const privacy = screen.getByRole('link', { name: 'Privacy policy' })
  privacy.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expect.element(screen.getByText('Text of /legal/privacy.txt')).toBeVisible()
  await screen.getByRole('link', { name: 'Go to sign in' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

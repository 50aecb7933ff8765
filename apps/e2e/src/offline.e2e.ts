import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './served-test.ts'
import { beginSession, openSignedIn } from './sign-in.ts'

// Other journeys go without the worker: Playwright does not see what a worker asks for.
test.use({ serviceWorkers: 'allow' })

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** The names of the reads that the browser keeps. */
const keptReads = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tandem')) return []
    return new Promise<string[]>((resolve, reject) => {
      const request = indexedDB.open('tandem')
      request.addEventListener('error', () => reject(request.error as Error))
      request.addEventListener('success', () => {
        const all = request.result.transaction('reads').objectStore('reads').getAll()
        all.addEventListener('success', () => {
          request.result.close()
          resolve((all.result as { key: string[] }[]).map(({ key }) => key[0]!))
        })
      })
    })
  })

const keptBuilds = (page: Page) => page.evaluate(() => caches.keys())
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="tandem-build"]')!.content)

test('opens without a network with what was last seen and its age, and keeps nothing after sign-out', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/e-commerce/orders')
  const row = page.getByRole('row', { name: /#\d+/ }).first()
  await expect(row).toBeVisible()
  await expect.poll(() => keptReads(page), { timeout: 30_000 }).toContain('listOrders')
  const name = await row.getByRole('button').or(row.getByRole('link')).first().textContent()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^You are offline\. Last updated/)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name!) })).toBeVisible()
  // Nor does somebody who is signed in meet the sign-in page.
  await page.goto('/auth/login')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toBeHidden()

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(() => databases(page)).toEqual([])
  const left = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  // Of the caches, the app itself alone.
  expect(left.filter((path) => !/^\/(assets\/|favicon\.svg$|app-document$)/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.goto('/e-commerce/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

interface ShownRelease {
  own: string
  named: string
  gone: RegExp | null
}

/** Passes a request on to the server, whose answers name another release. */
async function answerAs(
  { own, named, gone }: ShownRelease,
  server: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = request.url ?? '/'
  if (gone?.test(path)) return response.writeHead(404).end()
  const { authorization = '' } = request.headers
  const answer = await fetch(server + path, { method: request.method!, headers: { authorization } })
  const text = /^(text\/|application\/json)/.test(answer.headers.get('content-type') ?? '')
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(content-length|content-encoding|connection)$/.test(name)),
  )
  response.writeHead(answer.status, headers)
  return text && own !== ''
    ? response.end((await answer.text()).replaceAll(own, named))
    : response.end(Buffer.from(await answer.arrayBuffer()))
}

const name = 'of two releases, a tab has the files of its own, and the next page is of the new one'
test(name, { tag: '@night' }, async ({ page, context, server }) => {
  /** The name of the release that the server has, in place of its own; and which of its files are gone. */
  const release = { own: '', named: '', gone: null as RegExp | null }
  const front = createServer((request, response) => void answerAs(release, server.origin, request, response))
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  try {
    const { token } = await beginSession(page.request)
    const localStorage = [{ name: 'personal_access_token', value: token }]
    await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
    await page.goto(`${origin}/e-commerce/orders`)
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const first = await buildOf(page)
    await expect.poll(() => keptBuilds(page), { timeout: 30_000 }).toEqual([`tandem-${first}`])
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    const next = [...first].toReversed().join('')
    Object.assign(release, { own: first, named: next })
    const other = await context.newPage()
    await other.goto(`${origin}/e-commerce/products`)
    await expect(other.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    expect(await buildOf(other)).toBe(next)
    await expect
      .poll(() => keptBuilds(other), { timeout: 30_000 })
      .toEqual([`tandem-${first}`, `tandem-${next}`])
    // The server has lost the parts of the former release; its tab still opens them.
    release.gone = /\/assets\/.*\.js$/
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page.getByRole('heading', { level: 1, name: 'E-commerce' })).toBeVisible()
    expect(await buildOf(page)).toBe(first)
    release.gone = null
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'E-commerce' })).toBeVisible()
    expect(await buildOf(page)).toBe(next)
    await other.reload()
    await expect.poll(() => keptBuilds(other)).toEqual([`tandem-${next}`])
  } finally {
    front.close()
    front.closeAllConnections()
  }
})

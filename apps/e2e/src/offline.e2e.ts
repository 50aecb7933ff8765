import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './served-test.ts'
import { beginSession, openSignedIn } from './sign-in.ts'

// Other journeys run without the worker, because Playwright doesn't see a worker's requests.
test.use({ serviceWorkers: 'allow' })

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** The rows of this kind that the browser stores. */
const kept = <Row>(page: Page, kind: 'reads' | 'changes') =>
  page.evaluate(async (store) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tandem')) return []
    return new Promise<unknown[]>((resolve, reject) => {
      const request = indexedDB.open('tandem')
      request.addEventListener('error', () => reject(request.error as Error))
      request.addEventListener('success', () => {
        const all = request.result.transaction(store).objectStore(store).getAll()
        all.addEventListener('success', () => {
          request.result.close()
          resolve(all.result)
        })
      })
    })
  }, kind) as Promise<Row[]>

/** The names of the reads that the browser stores. */
const keptReads = async (page: Page) =>
  (await kept<{ key: string[] }>(page, 'reads')).map(({ key }) => key[0]!)

/** The releases that the browser has cached completely: the document is cached last. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const documents = names.map((cacheName) => caches.match('/app-document', { cacheName }))
    return (await Promise.all(documents)).flatMap((kept, index) => (kept ? [names[index]!] : []))
  })
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="tandem-build"]')!.content)

test('opens without a network with the latest data and its age, and keeps nothing after sign-out', async ({
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
  await expect(page.getByText(/^You are offline\. Data loaded/)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name!) })).toBeVisible()
  // The sign-in page also leads a signed-in person into the app.
  await page.goto('/auth/login')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toBeHidden()

  await page.getByRole('button', { name: / – account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(() => databases(page)).toEqual([])
  const left = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  // Of the caches, only the app itself stays.
  expect(left.filter((path) => !/^\/(assets\/|favicon\.svg$|app-document$)/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.goto('/e-commerce/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('sends changes made without a network once, and asks before they are discarded', async ({
  page,
  context,
}) => {
  const content = `Written without a network at ${Date.now()}`
  await openSignedIn(page, '/e-commerce/orders')
  await page
    .getByRole('button', { name: /^Notes on Order/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: /^Notes on Order/ })
  await expect(sheet.getByText(/^No notes yet/)).toBeVisible()
  const address = page.url()
  await expect.poll(() => keptReads(page), { timeout: 30_000 }).toContain('listNotes')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await context.setOffline(true)
  const waiting = (count: RegExp) => page.getByText(count)
  await sheet.getByRole('textbox', { name: 'New note' }).fill(content)
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('It will be sent when you are online.')).toBeVisible()
  await expect(waiting(/1 change waits to be sent/)).toBeVisible()
  const notes = sheet.getByRole('list', { name: 'Notes' }).getByText(content)
  await expect(notes).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const unstar = page.getByRole('button', { name: 'Unstar Orders', exact: true })
  await page.getByRole('button', { name: 'Star Orders', exact: true }).press('Enter')
  await expect(unstar).toBeVisible()
  await expect(waiting(/2 changes wait to be sent/)).toBeVisible()
  const seen = async () => JSON.stringify(await kept(page, 'reads'))
  await expect.poll(seen).toContain(content)
  await expect.poll(seen).toContain('/e-commerce/orders')

  await page.goto(address)
  await expect(waiting(/2 changes wait to be sent/)).toBeVisible()
  await expect(notes).toHaveCount(1)
  await context.setOffline(false)
  await expect.poll(() => kept(page, 'changes')).toEqual([])
  await page.reload()
  await expect(notes).toHaveCount(1)
  await expect(sheet.getByText('Saving…')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('region', { name: 'Starred' }).getByRole('link', { name: 'Orders' }),
  ).toHaveCount(1)

  await context.setOffline(true)
  await unstar.press('Enter')
  await expect(waiting(/1 change waits to be sent/)).toBeVisible()
  await page.getByRole('button', { name: / – account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: / – account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Sign out and discard' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(() => databases(page)).toEqual([])
  await context.setOffline(false)
  await openSignedIn(page, '/e-commerce/orders')
  // The server never got the last change, so later journeys find the menu as it was.
  await unstar.press('Enter')
  await expect(unstar).toBeHidden()
})

interface ShownRelease {
  own: string
  named: string
  gone: RegExp | null
}

/** Forwards a request to the server, and puts another release into its answers. */
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
  /** The release of the server, the name to use instead, and which files are gone. */
  const release = { own: '', named: '', gone: null as RegExp | null }
  // A page would wait for ever for a file whose answer never ends.
  const front = createServer((request, response) => {
    answerAs(release, server.origin, request, response).catch(() => response.destroy())
  })
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
    // The server no longer has the parts of the former release; its tab still opens them.
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

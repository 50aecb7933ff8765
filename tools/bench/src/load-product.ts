import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import type { Browser, Page } from 'playwright-core'
import { startProcess } from './processes.ts'

/** The demo as a browser loads it, started as `npm start` does. */
export interface LoadProduct {
  origin: string
  /** A session token of the demo's account. */
  token: string
  /** Connects a store, Instagram accounts and a tracked account, and waits until all are synced. */
  fill(browser: Browser): Promise<void>
  close(): Promise<void>
}

const demo = { email: 'demo@tandem.test', password: 'sunny-orchard-42' }
const host = resolve(import.meta.dirname, '../../../apps/api/src/main.ts')
const readWithinMs = 600_000

/** Starts the product on a new database, with nothing connected. */
export async function startLoadProduct(): Promise<LoadProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-load-'))
  const port = String(await getPort())
  const environment = { PORT: port, DATA_DIR: folder, DEMO: 'empty' }
  const product = await startProcess(host, [], environment, 'Tandem is running')
  const origin = `http://127.0.0.1:${port}`
  const { user } = await ask<{ user: { personal_access_token: string } }>(`${origin}/api/v1/auth/login`, {
    body: demo,
  })
  const token = user.personal_access_token
  return {
    origin,
    token,
    fill: (browser) => fill(browser, origin, token),
    async close() {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A browser context with an empty cache, in which the demo's account is signed in. */
export const contextOf = (browser: Browser, { origin, token }: Pick<LoadProduct, 'origin' | 'token'>) =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'personal_access_token', value: token }] }],
    },
  })

async function fill(browser: Browser, origin: string, token: string) {
  const api = `${origin}/api/v1`
  const currencies = await ask<{ id: number; code: string }[]>(`${api}/helpers/currencies`, { token })
  const { stores } = (await (await fetch(`${origin}/api/demo`)).json()) as {
    stores: Record<string, string>[]
  }
  const [shop] = stores
  await ask(`${api}/ecommerce/stores`, {
    token,
    body: {
      type: 'woocommerce',
      name: 'Linden & Oak',
      currency_id: currencies.find(({ code }) => code === 'GBP')?.id,
      woocommerce_url: shop?.url,
      woocommerce_consumer_key: shop?.consumer_key,
      woocommerce_consumer_secret: shop?.consumer_secret,
    },
  })
  const context = await contextOf(browser, { origin, token })
  context.setDefaultTimeout(readWithinMs)
  await connectAccounts(await context.newPage(), origin)
  await context.close()
  await ask(`${api}/tracker/instagram/users`, { token, body: { username: 'keramik.kiez' } })
  type States = { sync?: { state: string }; reading?: { state: string } }[]
  const lists = [
    'ecommerce/stores',
    'social/instagram/users?paginate=0',
    'tracker/instagram/users?paginate=0',
  ]
  for (const end = performance.now() + readWithinMs; ; await wait(500)) {
    const read = await Promise.all(lists.map((list) => ask<States>(`${api}/${list}`, { token })))
    const states = read.flat().map(({ sync, reading }) => (sync ?? reading)?.state)
    if (states.includes('failed') || performance.now() > end) throw new Error(`Read so far: ${states.join()}`)
    if (states.every((state) => state === 'succeeded')) return
  }
}

/** Submits the dialog of the simulated Instagram. */
async function connectAccounts(page: Page, origin: string) {
  await page.goto(`${origin}/integrations/social-media`)
  await page.getByRole('button', { name: 'Connect Instagram' }).first().click()
  await page.waitForURL(/\/dialog\/oauth/)
  await page.getByRole('radio', { name: /^Elif/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('button[value=allow]').click()
  await page.getByRole('heading', { name: /is connected$/ }).waitFor()
}

/** The data of an answer; with a body the request is a POST. */
async function ask<Data>(url: string, { token, body }: { token?: string; body?: object }): Promise<Data> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      // On a busy machine, the server may close a connection that is kept open just before it is used again.
      connection: 'close',
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}

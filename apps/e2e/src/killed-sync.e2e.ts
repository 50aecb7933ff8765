import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from './free-port.ts'
import { runServer } from './run-server.ts'
import type { RunningServer } from './run-server.ts'
import { workspace } from './server-command.ts'
import { demoUser } from './sign-in.ts'

interface Store {
  sync: { state: string; progress: { kind: string; done: number }[] }
}

interface DemoShop {
  name: string
  url: string
  consumer_key: string
  consumer_secret: string
}

interface Table {
  table: string
  rows: unknown[]
}

const folder = mkdtempSync(join(tmpdir(), 'tandem-killed-'))

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function send(url: string, options: { method?: string; token?: string; body?: object } = {}) {
  const { method = 'GET', token, body } = options
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.ok, `${method} ${url} answered ${response.status}`).toBe(true)
  return (await response.json()) as unknown
}

/** What the demo user can do on a server of this test. */
async function signInTo({ origin }: RunningServer) {
  const api = `${origin}/api/v1`
  const { data } = (await send(`${api}/auth/login`, { method: 'POST', body: demoUser })) as {
    data: { user: { personal_access_token: string } }
  }
  const token = data.user.personal_access_token
  return {
    async connectDemoShop() {
      const { stores } = (await send(`${origin}/api/demo`)) as { stores: DemoShop[] }
      const { data: currencies } = (await send(`${api}/helpers/currencies`, { token })) as {
        data: { id: number; code: string }[]
      }
      const [shop] = stores
      const body = {
        type: 'woocommerce',
        name: shop?.name,
        currency_id: currencies.find(({ code }) => code === 'GBP')?.id,
        woocommerce_url: shop?.url,
        woocommerce_consumer_key: shop?.consumer_key,
        woocommerce_consumer_secret: shop?.consumer_secret,
      }
      await send(`${api}/ecommerce/stores`, { method: 'POST', token, body })
    },
    async readSync() {
      const { data: stores } = (await send(`${api}/ecommerce/stores`, { token })) as { data: Store[] }
      const { state, progress } = stores[0]!.sync
      return { state, ordersRead: progress.find(({ kind }) => kind === 'orders')?.done ?? 0 }
    },
  }
}

const slowOrders = { kind: 'slow', match: { path: '/orders' }, delay_ms: 200, times: 1000 }

async function readTables(dataFolder: string): Promise<Table[]> {
  const script = resolve(workspace, 'apps/e2e/src/read-tables.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@tandem/source', script, dataFolder],
    {
      maxBuffer: 1024 ** 3,
    },
  )
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Table)
}

const rowsOf = (tables: Table[], name: string) => tables.find(({ table }) => table === name)?.rows ?? []

test('a sync that is killed in the middle goes on after the next start, and leaves the same tables', async () => {
  test.setTimeout(420_000)
  const port = await freePort()
  const seeded = join(folder, 'seeded')
  const undisturbed = join(folder, 'undisturbed')
  const disturbed = join(folder, 'disturbed')
  const first = await runServer(port, seeded)
  expect(await first.end('SIGTERM')).toBe(0)
  cpSync(seeded, undisturbed, { recursive: true })
  cpSync(seeded, disturbed, { recursive: true })

  await test.step('undisturbed', async () => {
    const server = await runServer(port, undisturbed)
    const user = await signInTo(server)
    await user.connectDemoShop()
    await expect.poll(async () => (await user.readSync()).state, { timeout: 150_000 }).toBe('succeeded')
    expect(await server.end('SIGTERM')).toBe(0)
  })

  await test.step('killed while orders are read', async () => {
    const server = await runServer(port, disturbed)
    const user = await signInTo(server)
    await send(`${server.origin}/demo/shops/__faults`, { method: 'POST', body: slowOrders })
    await user.connectDemoShop()
    await expect.poll(async () => (await user.readSync()).ordersRead, { timeout: 60_000 }).toBeGreaterThan(0)
    expect((await user.readSync()).state).toBe('running')
    await server.end('SIGKILL')
  })

  await test.step('started again', async () => {
    const server = await runServer(port, disturbed)
    const user = await signInTo(server)
    expect((await user.readSync()).state).not.toBe('succeeded')
    await expect.poll(async () => (await user.readSync()).state, { timeout: 150_000 }).toBe('succeeded')
    expect(await server.end('SIGTERM')).toBe(0)
  })

  const expected = await readTables(undisturbed)
  expect(rowsOf(expected, 'orders').length).toBeGreaterThan(1000)
  for (const { table, rows } of await readTables(disturbed)) {
    expect(rows, table).toEqual(rowsOf(expected, table))
  }
})

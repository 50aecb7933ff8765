import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { addMember } from './add-member.ts'
import { isEqual, printComparison } from './compare-figures.ts'
import { countStored } from './count-stored.ts'
import { startProcess } from './processes.ts'
import type { RunningProcess } from './processes.ts'
import { recount } from './recount.ts'

const targets = { seconds: 300, megabytes: 700, listMs: 300 }

const { values } = parseArgs({ options: { orders: { type: 'string' } } })
if (values.orders === undefined) {
  console.error('Usage: npm run bench -- sync-real --orders FILE.csv.gz')
  process.exit(1)
}
const file = resolve(process.env.INIT_CWD ?? '.', values.orders)
const root = join(import.meta.dirname, '../../..')

/** The fields of a store that are watched here. */
interface Store {
  id: number
  sync: {
    state: string
    error: { message: string } | null
    difference: string | null
    progress: { kind: string; done: number }[]
  }
}

async function call<Data>(
  origin: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<Data> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

async function signIn(origin: string, member: { email: string; password: string }) {
  const { user } = await call<{ user: { personal_access_token: string } }>(
    origin,
    'POST',
    '/auth/login',
    undefined,
    member,
  )
  return user.personal_access_token
}

/** Syncs the store and reads its orders in the meantime, like a person who watches. */
async function sync(origin: string, token: string, shop: string) {
  const began = performance.now()
  const created = await call<Store>(origin, 'POST', '/ecommerce/stores', token, {
    type: 'woocommerce',
    name: 'Online Retail',
    currency_id: 826,
    woocommerce_url: shop,
    woocommerce_consumer_key: 'ck_simulator_read',
    woocommerce_consumer_secret: 'cs_simulator_read',
  })
  const listMs: number[] = []
  for (;;) {
    const asked = performance.now()
    await call(origin, 'GET', `/ecommerce/orders?store_id=${created.id}`, token)
    listMs.push(performance.now() - asked)
    const stores = await call<Store[]>(origin, 'GET', '/ecommerce/stores?per_page=50', token)
    const store = stores.find(({ id }) => id === created.id)
    if (store && store.sync.state !== 'queued' && store.sync.state !== 'running') {
      return { store, seconds: (performance.now() - began) / 1000, listMs: listMs.toSorted((a, b) => a - b) }
    }
    await wait(200)
  }
}

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const verdict = (isGood: boolean) => (isGood ? 'within' : 'OVER')

async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  const processes: RunningProcess[] = []
  try {
    const [shopPort, port] = [await getPort(), await getPort()]
    const member = await addMember(folder)
    processes.push(
      await startProcess(
        join(root, 'libs/provider-simulator/src/main.ts'),
        ['--orders', file, '--port', String(shopPort)],
        {},
        'Consumer key',
      ),
    )
    const server = await startProcess(
      join(root, 'apps/api/src/main.ts'),
      [],
      {
        PORT: String(port),
        DATA_DIR: folder,
        DEMO: 'false',
        // No mail is sent, but outside the demo the product requires a mail server.
        MAIL_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Tandem <mail@tandem.test>',
        LOG_LEVEL: 'warn',
        STORE_ORIGINS_ALLOWED: `http://127.0.0.1:${shopPort}`,
      },
      'Tandem is running',
    )
    processes.push(server)
    const origin = `http://127.0.0.1:${port}`
    const token = await signIn(origin, member)
    const startMegabytes = await server.peakMegabytes()
    await server.forgetPeak()
    const { store, seconds, listMs } = await sync(origin, token, `http://127.0.0.1:${shopPort}/online-retail`)
    const syncMegabytes = await server.peakMegabytes()
    const megabytes = Math.max(startMegabytes, syncMegabytes)
    console.log(
      `sync ${store.sync.state}${store.sync.error ? `: ${store.sync.error.message}` : ''}${store.sync.difference ? `; ${store.sync.difference}` : ''}`,
    )
    await server.stop()

    const stored = await countStored(folder)
    const rows =
      stored.orders +
      stored.productLines +
      stored.customers +
      stored.guests +
      stored.products +
      stored.refunds +
      stored.refundLines
    console.log(
      `time         ${seconds.toFixed(1)} s (${verdict(seconds <= targets.seconds)} ${targets.seconds} s), ${Math.round(rows / seconds)} rows/s (${rows} rows)`,
    )
    console.log(
      `peak memory  ${syncMegabytes} MB during the sync, ${startMegabytes} MB while starting (${verdict(megabytes <= targets.megabytes)} ${targets.megabytes} MB)`,
    )
    console.log(
      `orders list  ${listMs.length} reads meanwhile: median ${at(listMs, 0.5).toFixed(0)} ms, p95 ${at(listMs, 0.95).toFixed(0)} ms, slowest ${at(listMs, 1).toFixed(0)} ms (${verdict(at(listMs, 0.95) <= targets.listMs)} ${targets.listMs} ms)`,
    )
    console.log('')
    const counted = await recount(file)
    printComparison(counted, stored)
    return (
      store.sync.state === 'succeeded' &&
      store.sync.difference === null &&
      isEqual(counted, stored) &&
      seconds <= targets.seconds &&
      megabytes <= targets.megabytes &&
      at(listMs, 0.95) <= targets.listMs
    )
  } finally {
    for (const process of processes) await process.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

process.exit((await run()) ? 0 : 1)

import { cpSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { bearer } from './bearer.ts'
import { runServer } from './run-server.ts'
import { dataInUse, newData } from './served-test.ts'
import { demoUser } from './sign-in.ts'

interface DemoShop {
  name: string
  url: string
  consumer_key: string
  consumer_secret: string
}

/** How long the sync of the demo's store may take. */
const readWithinMs = 300_000

/**
 * Runs before all journeys. Starts the product once, which creates its database and takes most of the time of a start.
 * Then connects the store of the demo's team through the API, on a copy of the data. Each worker, and each product of a
 * single journey, starts from a copy of one of these two data folders, so that no journey depends on another one.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of a global set-up.
export default async function prepareDataInUse() {
  const first = await runServer(await getPort(), newData)
  await first.end('SIGTERM')
  cpSync(newData, dataInUse, { recursive: true })
  const server = await runServer(await getPort(), dataInUse)
  const api = `${server.origin}/api/v1`
  const { user } = await ask<{ user: { personal_access_token: string } }>(`${api}/auth/login`, {
    body: demoUser,
  })
  const token = user.personal_access_token
  const currencies = await ask<{ id: number; code: string }[]>(`${api}/helpers/currencies`, { token })
  const { stores } = (await (await fetch(`${server.origin}/api/demo`)).json()) as { stores: DemoShop[] }
  const [shop] = stores
  await ask(`${api}/ecommerce/stores`, {
    token,
    body: {
      type: 'woocommerce',
      name: shop?.name,
      currency_id: currencies.find(({ code }) => code === 'GBP')?.id,
      woocommerce_url: shop?.url,
      woocommerce_consumer_key: shop?.consumer_key,
      woocommerce_consumer_secret: shop?.consumer_secret,
    },
  })
  const end = performance.now() + readWithinMs
  for (let state = 'queued'; state !== 'succeeded'; await wait(200)) {
    const [store] = await ask<{ sync: { state: string } }[]>(`${api}/ecommerce/stores`, { token })
    state = store?.sync.state ?? 'never'
    if (state === 'failed' || performance.now() > end) throw new Error(`The demo's store is ${state}`)
  }
  await server.end('SIGTERM')
}

/** The data of an answer; with a body the request is a POST. */
async function ask<Data>(url: string, { token, body }: { token?: string; body?: object }): Promise<Data> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && bearer(token)),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}

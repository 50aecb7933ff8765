import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { workspaceEnvironment, workspaceRoot } from '../../workspace/src/run-command.ts'

/** A program that answers HTTP, and how to end it. */
export interface RunningServer {
  origin: string
  stop(): Promise<void>
}

/** A busy machine needs a minute to start the product. */
const patienceMs = 300_000

async function answers(address: string) {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

/** Starts a program that listens on a port, and waits until it answers at a path. */
export async function startServer(options: {
  folder: string
  /** Node if it isn't given. */
  program?: string
  args: (port: number) => string[]
  environment: (port: number) => NodeJS.ProcessEnv
  readyAt: string
}): Promise<RunningServer> {
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(options.program ?? 'node', options.args(port), {
    cwd: options.folder,
    env: options.environment(port),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await exited
    }
  }
  const deadline = Date.now() + patienceMs
  while (!(await answers(origin + options.readyAt))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`Nothing answered at ${origin + options.readyAt}`)
    }
    await pause(100)
  }
  return { origin, stop }
}

/** Starts the product as a demo, on a new data folder. */
export const startProduct = (dataFolder: string) =>
  startServer({
    folder: workspaceRoot,
    args: () => [
      '--liftoff-only',
      '--conditions=@tandem/source',
      resolve(workspaceRoot, 'apps/api/src/main.ts'),
    ],
    environment: (port) =>
      workspaceEnvironment({ PORT: String(port), DATA_DIR: dataFolder, DEMO: 'empty', LOG_LEVEL: 'error' }),
    readyAt: '/readyz',
  })

/** The account that the demo creates. */
export const demoUser = { email: 'demo@tandem.test', password: 'sunny-orchard-42' }

interface Shop {
  type: string
  name: string
  url: string
  consumer_key: string
  consumer_secret: string
}

/** The demo's WooCommerce store. */
export async function findDemoShop(origin: string): Promise<Shop> {
  const { stores } = (await (await fetch(`${origin}/api/demo`)).json()) as { stores: Shop[] }
  return stores.find(({ type }) => type === 'woocommerce')!
}

/** Connects the demo's store and waits until its orders are there; returns a session token. */
export async function connectDemoStore(origin: string): Promise<string> {
  let token: string | undefined
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const api = '/api/v1'
  const signedIn = await ask<{ data: { user: { personal_access_token: string } } }>(
    `${api}/auth/login`,
    demoUser,
  )
  token = signedIn.data.user.personal_access_token
  const shop = await findDemoShop(origin)
  const { data: currencies } = await ask<{ data: { id: number; code: string }[] }>(
    `${api}/helpers/currencies`,
  )
  await ask(`${api}/ecommerce/stores`, {
    type: shop.type,
    name: shop.name,
    currency_id: currencies.find(({ code }) => code === 'GBP')?.id,
    woocommerce_url: shop.url,
    woocommerce_consumer_key: shop.consumer_key,
    woocommerce_consumer_secret: shop.consumer_secret,
  })
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { data } = await ask<{ data: { sync: { state: string } }[] }>(`${api}/ecommerce/stores`)
    const state = data[0]?.sync.state
    if (state === 'succeeded') return token
    if (state === 'failed' || Date.now() > deadline) throw new Error(`The store's sync is ${state}`)
    await pause(500)
  }
}

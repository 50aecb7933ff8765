import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { instagramLogin } from '@tandem/connectors'
import type { InstagramApp } from '@tandem/connectors'
import {
  createInstagram,
  createShop,
  createShopify,
  createWooCommerce,
  inProcessFetch,
  instagramPeople,
  tinySample,
} from '@tandem/provider-simulator'
import { hostileAnswer, picturePath } from './hostile-answer.ts'

/** The message that the process sends once it is ready. */
export interface HostileProvider {
  port: number
  /**
   * The app at Meta. A call may append `n`, digits and `n` to its id, so that no call uses up the rate limit
   * of another.
   */
  app: InstagramApp
  account_id: string
  /** The token of that account's Page; `token` belongs to its person. */
  page_token: string
  token: string
}

/** The message that the process sends for each call with a hostile answer. */
export interface SentAnswer {
  number: number
  /** What was wrong with the answer. */
  name: string
}

/** How many different requests each of the latest calls made; sent when the process gets a message. */
export interface AskedQuestions {
  questions: [number: number, count: number][]
}

// The path of each request begins with its call: /NUMBER/STEP/PROVIDER/path at the provider. Requests before
// that step get honest answers from the simulator.

const app: InstagramApp = {
  id: '2000000000',
  secret: 'app-secret',
  callbackUrl: 'https://tandem.example.test/callback',
}
/** The proof was made with the app id of the call, so it can't be checked here. */
const proof = /appsecret_proof=[\da-f]*&?/
const otherIds = /2000000000n-?\d+n/g

const seed = Number(process.argv[2])
const loopback = '127.0.0.1'
const graph = 'https://instagram.example.test'
const sample = tinySample()
/** Only a few rows, so that an honest page is small. */
const dataset = { ...sample, products: sample.products.slice(0, 4), orders: sample.orders.slice(0, 4) }
const shop = createShop({
  name: 'demo',
  keys: [{ consumerKey: 'ck_right', consumerSecret: 'cs_right', permission: 'read' }],
  apps: [{ clientId: 'client', clientSecret: 'secret', accessToken: 'shpat_right' }],
  dataset,
  now: () => new Date(),
})
const instagram = createInstagram({
  address: graph,
  app: { app_id: app.id, app_secret: app.secret },
  redirectUris: [app.callbackUrl],
  requiresProof: false,
  now: Date.now,
})
const providers: Record<string, { origin: string; fetch: typeof fetch }> = {
  woocommerce: {
    origin: `http://${loopback}/demo`,
    fetch: inProcessFetch(createWooCommerce({ shops: [shop] })),
  },
  shopify: { origin: 'https://demo.myshopify.com', fetch: inProcessFetch(createShopify({ shops: [shop] })) },
  instagram: { origin: graph, fetch: inProcessFetch(instagram.app) },
}

/** The requests of a call with their positions, and how many hostile answers it got. */
interface Call {
  asked: Map<string, number>
  sent: number
}
const calls = new Map<number, Call>()
const kept = 64
/**
 * Each honest answer is requested once and cached, because so many requests would use up the simulator's rate
 * limits.
 */
const honestAnswers = new Map<string, Response>()
const keptAnswers = 1000

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})
server.listen(0, loopback, async () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.send?.({ port, app, ...(await connect()) } satisfies HostileProvider)
})
process.on('message', () => {
  const questions = [...calls].map(([number, { asked }]) => [number, asked.size] as [number, number])
  process.send?.({ questions } satisfies AskedQuestions)
})
process.on('disconnect', () => process.exit())

/** Submits the dialog as a person does. */
async function connect() {
  const login = instagramLogin({
    app,
    graphAddress: graph,
    dialogAddress: graph,
    fetch: inProcessFetch(instagram.app),
  })
  for (const { key } of instagramPeople) {
    const { headers } = await instagram.app.request(login.loginUrl('state'), {
      method: 'POST',
      body: new URLSearchParams([
        ['person', key],
        ['decision', 'allow'],
      ]),
    })
    const location = headers.get('Location')
    const code = location === null ? null : new URL(location).searchParams.get('code')
    if (code === null) continue
    const { token } = await login.exchange(code)
    const { accounts } = await login.offered(token)
    const [first] = accounts
    if (first) return { account_id: first.provider_id, page_token: first.page_token, token }
  }
  throw new Error('Nobody has an account')
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const [, numberText = '', stepText = '', name = '', ...rest] = (request.url ?? '').split('/')
  const number = Number(numberText)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  const known = calls.get(number) ?? { asked: new Map<string, number>(), sent: 0 }
  calls.set(number, known)
  const [oldest] = calls.keys()
  if (calls.size > kept && oldest !== undefined) calls.delete(oldest)
  const question = `${request.method} ${request.url} ${body}`
  const step = known.asked.get(question) ?? known.asked.size
  known.asked.set(question, step)
  const honest = await honestAnswer(name, `/${rest.join('/')}`, request, body)
  if (step < Number(stepText)) {
    if (!honest) throw new Error('no honest answer')
    response.writeHead(honest.status, honest.headers).end(honest.text)
    return
  }
  const hostile = hostileAnswer(seed, number, known.sent === 0, honest?.text ?? null)
  known.sent += 1
  if (known.sent === 1) process.send?.({ number, name: hostile.name } satisfies SentAnswer)
  const { status, headers, before, part, times, after, isCut } = hostile
  response.writeHead(status, { ...honest?.more, ...headers })
  function* pieces() {
    yield before
    // Blocks of a size that a socket can write at once.
    const together = Math.max(1, Math.floor(65_536 / Math.max(1, part.length)))
    const block = Buffer.concat(Array.from({ length: Math.min(together, times) }, () => part))
    for (let left = times; left > 0; left -= together)
      yield left >= together ? block : block.subarray(0, left * part.length)
    if (!isCut) yield after
  }
  // A client that has read enough closes the connection in the middle.
  await pipeline(Readable.from(pieces(), { objectMode: false }), response, { end: !isCut }).catch(
    () => undefined,
  )
  if (isCut) response.destroy()
}

async function honestAnswer(name: string, path: string, request: IncomingMessage, body: string) {
  const provider = providers[name]
  if (!provider) return null
  if (path === picturePath)
    return {
      status: 200,
      text: `GIF89a${'a'.repeat(1000)}`,
      headers: { 'Content-Type': 'image/gif' },
      more: {},
    }
  // The simulator only knows one app.
  const [otherId = app.id] = otherIds.exec(decodeURIComponent(path) + body) ?? []
  otherIds.lastIndex = 0
  const asOurs = (text: string) => text.replace(otherIds, app.id)
  const headers = new Headers()
  for (const key of ['authorization', 'content-type', 'x-shopify-access-token', 'accept']) {
    const value = request.headers[key]
    if (typeof value === 'string') headers.set(key, asOurs(value))
  }
  const method = request.method ?? 'GET'
  const question = `${method} ${name}${asOurs(path).replace(proof, '')} ${asOurs(body)}`
  const honest = honestAnswers.get(question)
  const answered =
    honest ??
    (await provider.fetch(provider.origin + asOurs(path).replace(proof, ''), {
      method,
      headers,
      ...(method !== 'GET' && method !== 'HEAD' && body !== '' && { body: asOurs(body) }),
    }))
  if (!honest && honestAnswers.size < keptAnswers) honestAnswers.set(question, answered.clone())
  const text = (await (honest?.clone() ?? answered).text()).replaceAll(app.id, otherId)
  const total = answered.headers.get('X-WP-Total')
  return {
    status: answered.status,
    text,
    headers: Object.fromEntries([...answered.headers].filter(([key]) => key !== 'content-length')),
    more: total === null ? {} : { 'X-WP-Total': total },
  }
}

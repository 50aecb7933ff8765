import { call, configureApi, isKept } from '@tandem/api-client'
import { createQueryClient } from '@tandem/api-client/react'
import { createNote, createStore, endpoints, updateMeta } from '@tandem/api-contract'
import type { User } from '@tandem/api-contract'
import { forgetStored, keepStored, sessionQueries } from '@tandem/session'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testUser as user } from '../../test-user.ts'
import { forgetDevice } from '../forget-device.ts'
import { startChangeQueue } from './change-queue.ts'
import { sendingLock } from './change-sender.ts'
import { isQueued, queuedEndpoints } from './queued-endpoints.ts'
import { sentWithinMs } from './send-change.ts'
import { addChange, dropChanges, readChanges } from './waiting-changes.ts'

const realFetch = (request: Request) => globalThis.fetch(request)
const noNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

/** The server from a tab's point of view: its answers, and the requests it got. */
let answer: (content: string) => Response | Promise<Response>
let arrived: { content: string; key: string | null; token: string | null }[]
let stops: (() => void)[]
let counts: number[]
let givenUp: { content: string; status: number | null }[]

const refuse = (status: number, code: string) =>
  Response.json({ code, message: 'No', request_id: 'r1' }, { status })

function done(content: string) {
  const at = new Date().toISOString()
  const note = { id: 1, content, visible_to_team: false, notable_type: 'order', notable_id: 1, author: null }
  return Response.json({ data: { ...note, created_at: at, updated_at: at } }, { status: 201 })
}

const contentOf = (input: unknown) => (input as { body: { content: string } }).body.content
const contents = () => arrived.map(({ content }) => content)
const kept = async () => (await readChanges()).map(({ input }) => contentOf(input))

/** Opens a tab of the signed-in person, with this token. */
function openTab(person: User = user, token = 'token a') {
  keepStored('personal_access_token', token)
  const queryClient = createQueryClient({ onError: () => {} })
  queryClient.setQueryData(sessionQueries.me.queryKey, person)
  const { queueOf, stop } = startChangeQueue({
    queryClient,
    onCount: (count) => counts.push(count),
    onGivenUp: ({ input }, refusal) =>
      givenUp.push({
        content: contentOf(input),
        status: (refusal as { status?: number } | null)?.status ?? null,
      }),
  })
  configureApi({ queueOf })
  stops.push(stop)
  return stop
}

const write = (content: string) =>
  call(createNote, {
    body: { notable_type: 'order', notable_id: 1, content, visible_to_team: false },
  }).then(
    () => 'done',
    (error: unknown) => (isKept(error) ? 'kept' : 'failed'),
  )

/** Waits until no tab is sending. */
const nobodySends = () => navigator.locks.request(sendingLock, () => {})

const loseNetwork = () => {
  onlineManager.setOnline(false)
  answer = noNetwork
}
const findNetwork = (found: typeof answer = done) => {
  answer = found
  onlineManager.setOnline(true)
}

beforeEach(() => {
  arrived = []
  stops = []
  counts = []
  givenUp = []
  answer = done
  configureApi({
    token: () => localStorage.getItem('personal_access_token'),
    fetch: async (request) => {
      if (answer === noNetwork) return noNetwork()
      const { content } = (await request.clone().json()) as { content: string }
      const { headers } = request
      arrived.push({ content, key: headers.get('idempotency-key'), token: headers.get('authorization') })
      return answer(content)
    },
  })
})
afterEach(async () => {
  stops.forEach((stop) => stop())
  onlineManager.setOnline(true)
  await dropChanges(await readChanges())
  forgetStored('personal_access_token')
  forgetDevice()
  vi.restoreAllMocks()
  configureApi({ fetch: realFetch, queueOf: () => null })
})

it('keeps changes that find no network, and sends them in order, once, even after the tab was closed', async () => {
  const close = openTab()
  loseNetwork()
  expect([await write('first'), await write('second')]).toEqual(['kept', 'kept'])
  expect(counts.at(-1)).toBe(2)
  const keys = (await readChanges()).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
  close()
  openTab()
  await expect.poll(() => counts.at(-1)).toBe(2)
  findNetwork()
  await expect.poll(() => counts.at(-1)).toBe(0)
  expect(arrived.map(({ content, key }) => [content, key])).toEqual([
    ['first', keys[0]],
    ['second', keys[1]],
  ])
  openTab()
  expect(await write('third')).toBe('done')
  expect(contents()).toEqual(['first', 'second', 'third'])
})

it('plans no further try after the tab was closed while a change was under way', async () => {
  const close = openTab()
  loseNetwork()
  await write('first')
  const { promise, reject } = Promise.withResolvers<Response>()
  findNetwork(() => promise)
  await expect.poll(contents).toEqual(['first'])
  const planned = vi.spyOn(globalThis, 'setTimeout')
  close()
  reject(new TypeError('Failed to fetch'))
  await nobodySends()
  expect(planned).not.toHaveBeenCalled()
  expect(await kept()).toEqual(['first'])
})

it('sends with the key of the first try if only its answer was lost', async () => {
  openTab()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await write('once')).toBe('kept')
  onlineManager.setOnline(false)
  findNetwork()
  await expect.poll(() => counts.at(-1)).toBe(0)
  expect(contents()).toEqual(['once', 'once'])
  expect(arrived[1]!.key).toBe(arrived[0]!.key)
})

it('queues a new change behind waiting ones, and sends both if the network is back by then', async () => {
  openTab()
  loseNetwork()
  await write('first')
  answer = done
  expect(await write('second')).toBe('kept')
  await expect.poll(kept).toEqual([])
  expect(contents()).toEqual(['first', 'second'])
})

it('sends from one tab only, and not before another one has finished', async () => {
  openTab()
  loseNetwork()
  await write('first')
  openTab()
  await expect.poll(() => counts.at(-1)).toBe(1)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const holder = navigator.locks.request(sendingLock, () => held)
  findNetwork()
  await expect
    .poll(
      async () => (await navigator.locks.query()).pending?.filter(({ name }) => name === sendingLock).length,
    )
    .toBe(2)
  expect(contents()).toEqual([])
  release()
  await holder
  await expect.poll(kept).toEqual([])
  expect(contents()).toEqual(['first'])
})

it.each([
  [422, 'VALIDATION_FAILED'],
  [403, 'FORBIDDEN'],
  [404, 'MODEL_NOT_FOUND'],
  [409, 'DUPLICATE_FAVORITE_CATEGORY_NAME'],
])('drops a change that the server refuses with %i, says so once and continues', async (status, code) => {
  openTab()
  loseNetwork()
  await write('refused')
  await write('good')
  findNetwork((content) => (content === 'refused' ? refuse(status, code) : done(content)))
  await expect.poll(kept).toEqual([])
  expect(givenUp).toEqual([{ content: 'refused', status }])
  expect(contents()).toEqual(['refused', 'good'])
})

it.each([
  ['fails', () => refuse(503, 'SERVICE_UNAVAILABLE')],
  ['asks to wait', () => refuse(429, 'TOO_MANY_REQUESTS')],
  ['does not know the session', () => refuse(401, 'UNAUTHENTICATED')],
  ['is hidden behind a page of the network', () => new Response('<h1>Log in</h1>', { status: 404 })],
  ['cannot be reached', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
])('keeps its changes, in order, when the server %s', async (_what, failing) => {
  openTab()
  loseNetwork()
  await write('first')
  await write('second')
  await nobodySends()
  findNetwork(failing)
  await expect.poll(contents).toEqual(['first'])
  await nobodySends()
  expect(await kept()).toEqual(['first', 'second'])
  expect(givenUp).toEqual([])
  onlineManager.setOnline(false)
  findNetwork()
  await expect.poll(kept).toEqual([])
  expect(contents()).toEqual(['first', 'first', 'second'])
})

it("doesn't mention a change that the server had made already", async () => {
  openTab()
  loseNetwork()
  await write('done before')
  findNetwork(() => refuse(409, 'WRITE_ALREADY_DONE'))
  await expect.poll(kept).toEqual([])
  expect(givenUp).toEqual([])
})

it('drops a change that has waited longer than the server remembers its key', async () => {
  openTab()
  loseNetwork()
  await write('old')
  const [{ id: _id, ...old }] = (await readChanges()) as [Awaited<ReturnType<typeof readChanges>>[number]]
  await dropChanges(await readChanges())
  await addChange({ ...old, madeAt: Date.now() - sentWithinMs - 1 })
  findNetwork()
  await expect.poll(kept).toEqual([])
  expect(givenUp).toEqual([{ content: 'old', status: null }])
  expect(contents()).toEqual([])
})

it.each([
  ['another person signs in', { ...user, id: 8 }, 'token b'],
  ['the same person signs in anew', user, 'token b'],
  ['the team is another', { ...user, team: { ...user.team, id: 4 } }, 'token a'],
])('drops waiting changes and sends none of them when %s', async (_what, person, token) => {
  const close = openTab()
  loseNetwork()
  await write('of somebody else')
  close()
  findNetwork()
  openTab(person, token)
  await expect.poll(kept).toEqual([])
  expect(await write('own')).toBe('done')
  expect(contents()).toEqual(['own'])
})

it('keeps and sends nothing after sign-out, although the tab still runs', async () => {
  openTab()
  loseNetwork()
  await write('before')
  const late = write('late')
  forgetStored('personal_access_token')
  forgetDevice()
  expect(await late).not.toBe('done')
  findNetwork()
  await nobodySends()
  expect(await kept()).toEqual([])
  expect(contents()).toEqual([])
})

it('fails as before if the browser stores nothing, and for changes that need an answer or contain a secret', async () => {
  openTab()
  loseNetwork()
  const store = { name: 'Oak', type: 'woocommerce', woocommerce_consumer_secret: 'cs_1' }
  const failed = await call(createStore, { body: store as never }).catch((error: unknown) => error)
  expect(isKept(failed)).toBe(false)
  expect(isQueued(updateMeta, { body: { recent_items: '[]' } })).toBe(false)
  expect(isQueued(updateMeta, { body: { theme: 'dark' } })).toBe(true)
  expect(await readChanges()).toEqual([])
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Storage is switched off', 'SecurityError')
  })
  expect(await write('nowhere')).toBe('failed')
  open.mockRestore()
})

it('knows the endpoints that the contract allows to wait', () => {
  const waiting = endpoints.filter(({ whenOffline }) => whenOffline === 'queue')
  expect(Object.keys(queuedEndpoints).toSorted()).toEqual(waiting.map(({ name }) => name).toSorted())
  for (const [name, endpoint] of Object.entries(queuedEndpoints)) expect(endpoint.name).toBe(name)
})

import { afterEach, expect, it, vi } from 'vitest'
import { seededRandom, spoiled } from './network.ts'
import type { Conditions } from './network.ts'

const orders = () => new Request('http://tandem.test/api/v1/ecommerce/orders')
const me = () => new Request('http://tandem.test/api/v1/me')

/** A network with these conditions before a server that always answers. */
const under = (conditions: Partial<Conditions>, seed = 1) =>
  spoiled(
    async () => new Response('The server'),
    () => ({ fault: 'none', delayMs: 0, ...conditions }),
    seededRandom(seed),
  )

const codeOf = async (response: Response) => {
  const { code, request_id } = (await response.json()) as { code: string; request_id: string }
  return { status: response.status, code, request_id }
}

afterEach(() => void vi.useRealTimers())

it('fails one call in ten, and the same ones in each run', async () => {
  const run = async (seed: number) => {
    const send = under({ fault: 'some' }, seed)
    const statuses = []
    for (let call = 0; call < 500; call += 1) statuses.push((await send(orders())).status)
    return statuses
  }
  const first = await run(7)
  const failed = first.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(25)
  expect(failed).toBeLessThan(75)
  expect(await run(7)).toEqual(first)
  expect(await run(8)).not.toEqual(first)
})

it('fails each call except the one that says who is signed in', async () => {
  const send = under({ fault: 'all' })
  expect(await codeOf(await send(orders()))).toMatchObject({ status: 500, code: 'AN_ERROR_OCCURED' })
  expect(await (await send(me())).text()).toBe('The server')
})

it('answers that nobody is signed in, or reaches nobody', async () => {
  expect(await codeOf(await under({ fault: 'signed-out' })(me()))).toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  })
  await expect(under({ fault: 'offline' })(me())).rejects.toThrow('Failed to fetch')
})

it('delays each answer as set, and stops when the caller no longer waits', async () => {
  vi.useFakeTimers()
  const answered = vi.fn()
  void under({ delayMs: 2000 })(orders()).then(answered)
  await vi.advanceTimersByTimeAsync(1999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalled()

  const leaving = new AbortController()
  const never = under({ delayMs: Infinity })(new Request(orders(), { signal: leaving.signal }))
  leaving.abort(new Error('gone'))
  await expect(never).rejects.toThrow('gone')
})

import { commerceMessages } from '@tandem/api-contract'
import { ProviderError } from '@tandem/connectors'
import { afterEach, expect, test, vi } from 'vitest'
import { askShop } from './ask-shop.ts'

type Call = Parameters<typeof askShop>[0]

const call = () => ({ dependencies: { settings: {} }, session: { team_id: 7 }, request_id: 'r' }) as Call

afterEach(() => vi.restoreAllMocks())

test('gives a shop 25 seconds, says that it was too slow, and frees the slot', async () => {
  const limits: AbortController[] = []
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    limits.push(controller)
    return controller.signal
  })
  const own = call()
  // A shop that never responds, asked more often than a team may ask at once.
  for (let time = 0; time < 3; time += 1) {
    const answer = askShop(
      own,
      (signal) =>
        new Promise<never>((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    )
    limits[time]!.abort()
    await expect(answer).rejects.toMatchObject({
      code: 'FETCH_ERROR',
      message: commerceMessages.reconciliation.slow,
    })
  }
  expect(asked.mock.calls).toEqual([[25_000], [25_000], [25_000]])
})

test("says in the provider's words why a shop refuses, and passes on other errors", async () => {
  const refusing = (kind: 'wrong_key' | 'rate_limited') =>
    askShop(call(), () => Promise.reject(new ProviderError(kind, 'The shop says no')))
  await expect(refusing('wrong_key')).rejects.toMatchObject({
    code: 'FETCH_ERROR',
    message: 'The shop says no',
  })
  await expect(refusing('rate_limited')).rejects.toMatchObject({ code: 'TRY_AGAIN_LATER' })
  await expect(askShop(call(), () => Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError)
  expect(await askShop(call(), () => Promise.resolve(7))).toBe(7)
})

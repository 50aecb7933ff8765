import { expect, test } from 'vitest'
import { defaultSettings } from '../../platform/dependencies/dependencies.ts'
import { storeConnection } from '../../testing/connect-store.ts'
import { codeOf, errorOf } from '../../testing/read-answer.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const dataset = fewOrders(1)
const connectors = simulatedConnectors(
  ['oak', 'pine', 'elm', 'fir'].map((name) => simulatedShop(name, { dataset })),
)

/** When set, checks wait until released. */
let held: { until: Promise<void>; started: number } | null = null

const used = useTestApi({
  overrides: {
    connectors: {
      ...connectors,
      store(access) {
        const connector = connectors.store(access)
        return {
          ...connector,
          async check() {
            if (held) {
              held.started += 1
              await held.until
            }
            return connector.check()
          },
        }
      },
    },
    settings: {
      ...defaultSettings,
      appUrl: 'http://tandem.test',
      limitsByAddress: false,
      evenAnswerMs: 0,
      storesPerTeam: 2,
    },
  },
})

/** With a key, as our client sends it with every write. */
const connect = ({ token }: TestTeam, shop: string, changes: object = {}) =>
  used.api.request('POST', '/ecommerce/stores', {
    token,
    body: { ...storeConnection(shop), ...changes },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })

/** Holds the checks that start from now on until the returned function is called. */
function holdChecks() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const holding = { until: promise, started: 0 }
  held = holding
  return {
    started: (count: number) => expect.poll(() => holding.started).toBe(count),
    release() {
      held = null
      resolve()
    },
  }
}

test("refuses a store beyond a team's limit, even when one is archived, and lets another team connect", async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const first = (await (await connect(team, 'oak')).json()) as { data: { id: number } }
  await used.api.request('POST', '/ecommerce/stores/archive', {
    token: team.token,
    body: { ids: [first.data.id] },
  })
  expect((await connect(team, 'pine')).status).toBe(201)
  const refused = await connect(team, 'elm')
  expect(refused.status).toBe(400)
  expect(await errorOf(refused)).toMatchObject({
    code: 'STORE_LIMIT_REACHED',
    message: 'Your team has reached its store limit (2). Archived stores count too.',
  })
  expect((await connect(other, 'elm')).status).toBe(201)
  await used.api.jobsSettled()
})

test('connects one of two simultaneous stores when only one is left', async () => {
  const team = await used.api.newTeam()
  expect((await connect(team, 'oak')).status).toBe(201)
  const checks = holdChecks()
  const both = [connect(team, 'pine'), connect(team, 'elm')]
  await checks.started(2)
  checks.release()
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  await used.api.jobsSettled()
})

test('refuses a third check of a team while two run, and accepts it once they have failed', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const wrong = { woocommerce_consumer_key: 'ck_wrong' }
  const checks = holdChecks()
  const two = [connect(team, 'oak', wrong), connect(team, 'pine', wrong)]
  await checks.started(2)
  const third = await connect(team, 'elm')
  expect(third.status).toBe(429)
  expect(third.headers.get('retry-after')).toBe('5')
  expect(await errorOf(third)).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Other stores are being checked at the moment. Try again in a few seconds.',
  })
  const elsewhere = connect(other, 'elm')
  await checks.started(3)
  checks.release()
  expect((await Promise.all(two)).map(({ status }) => status)).toEqual([422, 422])
  expect((await elsewhere).status).toBe(201)
  expect((await connect(team, 'elm')).status).toBe(201)
  await used.api.jobsSettled()
})

test('refuses a check of any team while sixteen run in the process', async () => {
  const teams = await Promise.all(Array.from({ length: 9 }, () => used.api.newTeam()))
  const [last, ...others] = teams as [TestTeam, ...TestTeam[]]
  const wrong = { woocommerce_consumer_key: 'ck_wrong' }
  const checks = holdChecks()
  const running = others.flatMap((team) => [connect(team, 'oak', wrong), connect(team, 'pine', wrong)])
  await checks.started(16)
  expect(await codeOf(await connect(last, 'elm'))).toBe('TOO_MANY_REQUESTS')
  checks.release()
  await Promise.all(running)
  expect((await connect(last, 'elm')).status).toBe(201)
  await used.api.jobsSettled()
})

import { setTimeout as wait } from 'node:timers/promises'
import { callApi } from '../call-api.ts'
import { checkJobs, settleJobs } from '../check-jobs.ts'
import { checkLedger } from '../check-ledger.ts'
import { hostileAnswer } from '../hostile-answer.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Provider } from '../provider.ts'
import type { Scenario, ScenarioContext } from '../scenario.ts'
import { watchHealth } from '../watch-health.ts'
import { openWorld } from '../world.ts'
import type { World } from '../world.ts'

/** Whatever a provider answers, `/healthz` answers within this time. */
const healthyWithinMs = 250
/** The most memory that a process may use meanwhile. */
const maxMegabytes = 1_200
const faultMs = { long: 12_000, short: 5_000 }

interface ProviderFault {
  name: string
  breaks: string
  begin(provider: Provider, context: ScenarioContext): Promise<void> | void
  end(provider: Provider): Promise<void> | void
}

const answerAgain = (provider: Provider) => {
  provider.interfere = () => null
}

const faults: ProviderFault[] = [
  {
    name: 'provider-down',
    breaks: 'The provider of the stores refuses every connection while stores are read',
    begin: (provider) => provider.close(),
    end: (provider) => provider.open(),
  },
  {
    name: 'provider-slow',
    breaks: 'The provider of the stores takes seconds for each answer while stores are read',
    begin(provider, { random }) {
      provider.interfere = async () => {
        await wait(random.between(1_000, 6_000))
        return null
      }
    },
    end: answerAgain,
  },
  {
    name: 'provider-hostile',
    breaks: 'The provider of the stores answers with endless numbers, megabytes of nothing and broken text',
    begin(provider, { random }) {
      provider.interfere = (request) => hostileAnswer(request, random)
    },
    end: answerAgain,
  },
]

const scenarioOf = (fault: ProviderFault): Scenario => ({
  name: fault.name,
  breaks: fault.breaks,
  holds: `/healthz answers within ${healthyWithinMs} ms, memory stays below ${maxMegabytes} MB, people go on, stores are read to their end afterwards`,
  rounds: { long: 3, short: 0 },
  run: (context) => breakProvider(context, fault),
})

async function breakProvider(context: ScenarioContext, fault: ProviderFault) {
  const { folder, isShort, report, seed } = context
  const postgres = await startPostgres(folder)
  const world = await openWorld({
    folder,
    report,
    seed,
    databaseUrl: postgres.url(),
    teams: isShort ? 1 : 2,
  })
  const writers = world.write()
  for (let round = 0; round < context.rounds; round++) {
    await wait(1_000)
    await fault.begin(world.provider, context)
    await readStores(world, true)
    await watch(world, isShort ? faultMs.short : faultMs.long)
    await fault.end(world.provider)
    await world.recover()
    await writers.pause()
    await settleJobs(postgres.query, report, 240_000)
    await readStores(world, false)
    await settleJobs(postgres.query, report, 240_000)
    await checkLedger(postgres.query, world.ledger, report, seed)
    await checkJobs(postgres.query, world.provider, report)
    writers.resume()
    report.rounds += 1
  }
  await writers.stop()
  await world.end()
  await postgres.end('fast')
}

/** Syncs every store of every team; one that is syncing already is left alone. */
async function readStores(world: World, isFaulty: boolean) {
  const origin = world.apis[0]?.origin ?? ''
  for (const person of world.people.filter(({ role }) => role === 'super_admin')) {
    const call = { origin, person }
    const listed = await callApi(world.report, {
      ...call,
      method: 'GET',
      path: '/ecommerce/stores?per_page=50',
    })
    const ids = (listed.data as { id: number }[] | undefined)?.map(({ id }) => id) ?? []
    const asked = await callApi(world.report, {
      ...call,
      method: 'POST',
      path: '/ecommerce/stores/sync',
      body: { ids },
    })
    if (![202, 409].includes(asked.status) && !isFaulty) {
      world.report.findings.push(`Reading stores again was answered with ${asked.status}: ${asked.reason}`)
    }
  }
}

async function watch({ apis, report }: World, forMs: number) {
  let isOver = false
  let largest = 0
  const sizes = (async () => {
    while (!isOver) {
      for (const api of apis) largest = Math.max(largest, await api.megabytes())
      await wait(100)
    }
  })()
  const healths = await Promise.all(apis.map((api) => watchHealth(api, forMs)))
  isOver = true
  await sizes
  for (const { failures, slowestMs, slowestOwnMs } of healths) {
    report.findings.push(...failures)
    const words = `/healthz at most ${slowestMs} ms, ${slowestOwnMs} ms without waits for a processor`
    report.notes.push(words)
    if (slowestOwnMs > healthyWithinMs) report.findings.push(words)
  }
  report.notes.push(`memory at most ${largest} MB`)
  if (largest > maxMegabytes) report.findings.push(`A process held ${largest} MB`)
}

/** The provider is down, slow or hostile. */
export const providerScenarios: Scenario[] = faults.map(scenarioOf)

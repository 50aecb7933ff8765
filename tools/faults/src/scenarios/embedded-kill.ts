import { setTimeout as wait } from 'node:timers/promises'
import { callApi } from '../call-api.ts'
import { checkJobs, settleJobs } from '../check-jobs.ts'
import { checkLedger } from '../check-ledger.ts'
import type { Person } from '../people.ts'
import { queryEmbedded } from '../query-embedded.ts'
import type { Report } from '../report.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'

/** The process with the embedded database is killed while people write. */
export const embeddedKillScenario: Scenario = {
  name: 'embedded-kill',
  breaks: 'The process that holds the embedded database is killed (SIGKILL) while people write',
  holds: 'it starts again on the same folder, each acknowledged write is there once, no job is lost',
  rounds: { long: 50, short: 0 },
  async run({ folder, isShort, report, seed, random, rounds }) {
    const world = await openWorld({ folder, report, seed, teams: isShort ? 1 : 2 })
    const { DATA_DIR: dataFolder = '' } = world.settings
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      await wait(random.between(600, 2500))
      await world.apis[0]?.kill()
      await writers.pause()
      await queryEmbedded(dataFolder, (query) => checkLedger(query, world.ledger, report, seed))
      await world.recover()
      writers.resume()
      report.rounds += 1
    }
    await wait(1000)
    await writers.stop()
    // The folder can be read only while no process has it open, so jobs get the longest time they need first.
    const origin = world.apis[0]?.origin ?? ''
    const heads = world.people.filter(({ role }) => role === 'super_admin')
    await untilQuiet(heads, origin, report)
    await startAgain(heads, origin, report)
    await untilQuiet(heads, origin, report)
    await world.apis[0]?.stop()
    await queryEmbedded(dataFolder, async (query) => {
      await settleJobs(query, report, 0)
      await checkLedger(query, world.ledger, report, seed)
      await checkJobs(query, world.provider, report)
    })
    await world.end()
  },
}

interface Listed {
  id: number
  status?: string
  sync?: { state: string }
}

/** Reads a list as the head of a team; undefined if there was no answer. */
async function list(person: Person, origin: string, path: string, report: Report) {
  const { data } = await callApi(report, { origin, person, method: 'GET', path })
  return data as Listed[] | undefined
}

/**
 * A store whose process was killed twice before it had written a page is paused until a person restarts it:
 * here the head of each team does.
 */
async function startAgain(heads: Person[], origin: string, report: Report) {
  for (const person of heads) {
    const stores = (await list(person, origin, '/ecommerce/stores?per_page=50', report)) ?? []
    const ids = stores.filter(({ sync }) => sync?.state === 'failed').map(({ id }) => id)
    if (ids.length === 0) continue
    report.notes.push(`${ids.length} stores were set aside and started again`)
    await callApi(report, { origin, person, method: 'POST', path: '/ecommerce/stores/sync', body: { ids } })
  }
}

/** Waits until no head of a team sees a running job, for two minutes at most. */
async function untilQuiet(heads: Person[], origin: string, report: Report) {
  const isOpen = ({ status, sync }: Listed) =>
    ['waiting', 'running'].includes(status ?? '') || ['queued', 'running'].includes(sync?.state ?? '')
  const end = performance.now() + 120_000
  while (performance.now() < end) {
    let left = 0
    for (const person of heads) {
      for (const path of ['/ecommerce/stores?per_page=50', '/team/exports']) {
        left += (await list(person, origin, path, report))?.filter(isOpen).length ?? 1
      }
    }
    if (left === 0) return
    await wait(500)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { checkJobs, settleJobs } from '../check-jobs.ts'
import { checkLedger } from '../check-ledger.ts'
import { queryEmbedded } from '../query-embedded.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'

/** The process with the embedded database is killed in the middle of writing. */
export const embeddedKillScenario: Scenario = {
  name: 'embedded-kill',
  breaks: 'The process that holds the embedded database is killed (SIGKILL) while people write',
  holds: 'it starts again on the same folder, each acknowledged write is there once, no job is lost',
  rounds: { long: 50, short: 1 },
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
    // The folder can be read only while nobody has it: jobs get the time that they need at most.
    await untilQuiet(world.people, world.apis[0]?.origin ?? '')
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
  status?: string
  sync?: { state: string }
}

/** Until no person sees a job under way, or two minutes are over. */
async function untilQuiet(people: { role: string; token: string; address: string }[], origin: string) {
  const heads = people.filter(({ role }) => role === 'super_admin')
  const isOpen = ({ status, sync }: Listed) =>
    ['waiting', 'running'].includes(status ?? '') || ['queued', 'running'].includes(sync?.state ?? '')
  const end = performance.now() + 120_000
  while (performance.now() < end) {
    let left = 0
    for (const { token, address } of heads) {
      for (const path of ['/ecommerce/stores', '/team/exports']) {
        const answer = await fetch(`${origin}/api/v1${path}`, {
          headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address },
        })
        const { data } = (await answer.json()) as { data?: Listed[] }
        left += data?.filter(isOpen).length ?? 1
      }
    }
    if (left === 0) return
    await wait(500)
  }
}

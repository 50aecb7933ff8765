import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkLedger } from '../check-ledger.ts'
import { queryEmbedded } from '../query-embedded.ts'
import type { Scenario } from '../scenario.ts'
import { mountSmallDisk, smallDiskObstacle } from '../small-disk.ts'
import { timedProbe } from '../timed-probe.ts'
import { openWorld } from '../world.ts'

/** The disk of the embedded database is full. */
export const diskFullFolderScenario: Scenario = {
  name: 'disk-full-folder',
  breaks: 'The disk of the data folder is filled to the last byte while people write, and freed again',
  holds:
    'writes answer 503 or the process ends in one line; after a start each acknowledged write is there once',
  rounds: { long: 3, short: 0 },
  obstacle: smallDiskObstacle,
  async run({ folder, isShort, report, seed, rounds }) {
    const disk = await mountSmallDisk(join(folder, 'disk'), 320)
    try {
      const dataFolder = join(disk.folder, 'data')
      const world = await openWorld({ folder, report, seed, dataFolder, teams: isShort ? 1 : 2 })
      const origin = world.apis[0]?.origin ?? ''
      const writers = world.write()
      for (let round = 0; round < rounds; round++) {
        await wait(1000)
        await disk.fill()
        await wait(8_000)
        const ready = await timedProbe(`${origin}/readyz`)
        const health = await timedProbe(`${origin}/healthz`)
        report.notes.push(
          `round ${round}: /readyz ${ready.status}, /healthz ${health.status} on the full disk`,
        )
        if (ready.status === 200) report.findings.push('/readyz answered 200 on a full disk')
        await disk.free()
        await wait(3_000)
        await writers.pause()
        await world.recover()
        await world.apis[0]?.kill()
        await queryEmbedded(dataFolder, (query) => checkLedger(query, world.ledger, report, seed))
        await world.recover()
        writers.resume()
        report.rounds += 1
      }
      await writers.stop()
      await world.end()
    } finally {
      disk.unmount()
    }
  },
}

import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '@tandem/api-server/node'
import { migrateTo } from '@tandem/api-server/testing'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { olderCommit, placeOlderSources } from '../upgrade/older-sources.ts'
import { replaceInTurn, writeWhileReplaced } from './replace-in-turn.ts'

/** How long both versions run on the new schema; long enough for syncs and jobs of both. */
const togetherMs = 5_000

/** The sources before the newest migrations run first, and are replaced process by process, once. */
export const rollingUpgradeScenario: Scenario = {
  name: 'rolling-upgrade',
  breaks:
    'Each of three processes of the version before the newest migrations is replaced while people write',
  holds: 'no request fails, and the older processes work on the new schema until they are replaced',
  rounds: { long: 1, short: 0 },
  obstacle: () => (olderCommit() === null ? 'the history of the sources is missing' : null),
  async run(context) {
    const { folder, report } = context
    const commit = olderCommit()
    if (commit === null) throw new Error('The history of the sources is missing')
    const older = await placeOlderSources(commit, join(folder, 'older'))
    const postgres = await startPostgres(folder)
    const created = openPostgres(postgres.url())
    await migrateTo(created.database, older.lastMigration)
    await created.close()
    let sources: string | undefined = older.folder
    await writeWhileReplaced(context, {
      postgres,
      isMigrated: true,
      sources: () => sources,
      async replace(world) {
        // One more process than before runs the new version first, so that its migrations meet all older ones.
        sources = undefined
        await world.addApi()
        await wait(togetherMs)
        await replaceInTurn(world, report)
        report.rounds += 1
      },
    })
    report.notes.push(`from ${commit}, whose last migration is ${older.lastMigration}`)
  },
}

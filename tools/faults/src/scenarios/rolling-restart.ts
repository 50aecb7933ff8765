import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { replaceInTurn, writeWhileReplaced } from './replace-in-turn.ts'

/** Each process in turn is stopped and started again, as for new settings. */
export const rollingRestartScenario: Scenario = {
  name: 'rolling-restart',
  breaks: 'Each of three processes is stopped (SIGTERM) and started again in turn while people write',
  holds: 'no request fails: a process says that it is no longer ready, ends what it does, and then ends',
  rounds: { long: 5, short: 0 },
  async run(context) {
    const { folder, report, rounds } = context
    await writeWhileReplaced(context, {
      postgres: await startPostgres(folder),
      async replace(world) {
        for (let round = 0; round < rounds; round++) {
          await replaceInTurn(world, report)
          report.rounds += 1
        }
      },
    })
  },
}

import { setTimeout as wait } from 'node:timers/promises'
import { repeatFault } from '../repeat-fault.ts'
import type { Scenario } from '../scenario.ts'

/**
 * One of several processes is killed while people write. `killed-process.test.ts` of the server's runs and
 * mail checks the same on every change.
 */
export const apiKillScenario: Scenario = {
  name: 'api-kill',
  breaks: 'One process of the product is killed (SIGKILL) while people write',
  holds:
    'the others go on, each acknowledged write is there once, its jobs are done by others or after its start',
  rounds: { long: 20, short: 0 },
  run: (context) =>
    repeatFault(context, { long: 3, short: 2 }, async ({ world }) => {
      const { random } = context
      await wait(random.between(800, 2500))
      await random.pick(world.apis).kill()
      await wait(random.between(0, 1500))
      await world.recover()
    }),
}

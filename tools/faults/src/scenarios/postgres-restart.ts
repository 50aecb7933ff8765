import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresEnd } from '../postgres-server.ts'
import { repeatFault } from '../repeat-fault.ts'
import type { Scenario } from '../scenario.ts'

const words: Record<PostgresEnd, string> = {
  fast: 'PostgreSQL is restarted (fast) while people write',
  immediate: 'PostgreSQL is restarted without waiting for anybody (immediate) while people write',
  kill: 'PostgreSQL is killed (SIGKILL) and started again while people write',
}

const restartScenario = (how: PostgresEnd): Scenario => ({
  name: `postgres-${how === 'kill' ? 'kill' : `restart-${how}`}`,
  breaks: words[how],
  holds:
    'no process ends, every failure is a documented one, each acknowledged write is there once, no job is lost',
  rounds: { long: 20, short: 0 },
  run: (context) =>
    repeatFault(context, { long: 3, short: 1 }, async ({ postgres, world }) => {
      const { random } = context
      await wait(random.between(500, 1500))
      await postgres.end(how)
      await wait(random.between(0, 800))
      await postgres.start()
      await world.recover()
      await wait(random.between(200, 600))
    }),
})

/**
 * PostgreSQL stops and starts again. `lost-database.once.test.ts` of the server checks the same on every
 * change.
 */
export const postgresRestarts: Scenario[] = [
  restartScenario('fast'),
  restartScenario('immediate'),
  restartScenario('kill'),
]

import { checkJobs, settleJobs } from './check-jobs.ts'
import { checkLedger } from './check-ledger.ts'
import type { PostgresServer } from './postgres-server.ts'
import type { ScenarioContext } from './scenario.ts'
import type { World } from './world.ts'
import type { Writers } from './writers.ts'

/** What a check of a run on PostgreSQL needs. */
interface Checked extends Pick<ScenarioContext, 'report' | 'seed'> {
  postgres: PostgresServer
  world: World
}

/** Pauses the writers, checks every acknowledged write, and counts the round. */
export async function endRound(writers: Writers, { postgres, world, report, seed }: Checked): Promise<void> {
  await writers.pause()
  await checkLedger(postgres.query, world.ledger, report, seed)
  writers.resume()
  report.rounds += 1
}

/**
 * Waits until no job is running, and checks every acknowledged write and every job; the writers must have
 * stopped.
 */
export async function checkWorld({ postgres, world, report, seed }: Checked): Promise<void> {
  await settleJobs(postgres.query, report)
  await checkLedger(postgres.query, world.ledger, report, seed)
  await checkJobs(postgres.query, world.provider, report)
}

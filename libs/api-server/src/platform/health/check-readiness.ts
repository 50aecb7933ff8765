import { sql } from 'kysely'
import type { WholeDatabase } from '../database/database.ts'
import { isMigrated } from '../database/migrate.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { inTime } from '../request/in-time.ts'

/** The parts that a process needs in order to serve, and sentences about what is wrong. */
export interface Readiness {
  database: boolean
  writing: boolean
  migrations: boolean
  jobs: boolean
  problems: string[]
}

const readyWithinMs = 3_000

/** Checks all parts at the same time. */
export async function checkReadiness({
  database,
  probeDatabase = database,
  jobs,
}: Pick<ApiDependencies, 'database' | 'probeDatabase' | 'jobs'>): Promise<Readiness> {
  const [isThere, refusal, isCurrent, hasJobs] = await Promise.all([
    holds(async () => Boolean(await sql`select 1`.execute(probeDatabase))),
    inTime(
      () => tryToWrite(probeDatabase).then(() => null, writingProblem),
      readyWithinMs,
      'The database does not take writes in time.',
    ),
    holds(() => isMigrated(probeDatabase)),
    holds(() => jobs.isReady()),
  ])
  const problems = [
    !isThere && 'The database does not answer.',
    isThere && refusal,
    isThere && !isCurrent && 'The schema of the database is not that of this version.',
    !hasJobs && 'The job queue does not work.',
  ].filter((problem) => typeof problem === 'string')
  return { database: isThere, writing: refusal === null, migrations: isCurrent, jobs: hasJobs, problems }
}

/**
 * Updates one fixed row, writes to the write-ahead log, and writes half a megabyte to a file that the server removes
 * at the end: an update alone fits in existing pages even when the disk is full.
 */
async function tryToWrite(database: WholeDatabase) {
  await sql`
    insert into rate_limits (key, points, expire) values ('readyz', 0, 0)
    on conflict (key) do update set points = excluded.points`.execute(database)
  await database.transaction().execute(async (db) => {
    await sql`select set_config('work_mem', '64kB', true)`.execute(db)
    await sql`select count(*) from (select number from generate_series(1, 20000) number order by number desc) sorted`.execute(
      db,
    )
    await sql`select pg_logical_emit_message(true, 'readyz', '')`.execute(db)
  })
}

function writingProblem(error: unknown): string {
  switch ((error as { code?: unknown }).code) {
    case '53100':
      return 'The disk of the database is full.'
    case '25006':
      return 'The database is read-only.'
    case '42501':
      return 'The role of the database may not write.'
    default:
      return 'The database does not take writes.'
  }
}

/** A database that does not answer is not ready either. */
const holds = (check: () => Promise<boolean>) =>
  inTime(() => check().catch(() => false), readyWithinMs, false)

import { sql } from 'kysely'
import type { WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { lookRegularly } from '../runs/look-regularly.ts'
import { filePlace } from './files.ts'
import type { FileKey } from './file-place.ts'

const queue = 'sweep-files'

/** Nobody can open a file that is over; how long its bytes lie on does not matter. */
const lookEveryMs = 10 * 60 * 1000

const atOnce = 100

/**
 * Starts removing files whose time is over, and those of people who are not there any more. Nothing else removes bytes:
 * a file that was given up, or never came to be named, is found here, whatever died on the way.
 */
export async function startFileWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work(queue, ({ signal }) => sweepFiles(dependencies, signal))
  lookRegularly(dependencies, {
    everyMs: lookEveryMs,
    failure: 'looking for files to remove failed',
    async look() {
      await dependencies.jobs.enqueue(queue, {}, { key: 'due' })
    },
  })
}

/** Removes every file that is over by now. */
export async function sweepFiles(
  dependencies: Pick<ApiDependencies, 'database' | 'files' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const { database, now } = dependencies
  const place = filePlace(dependencies)
  for (let due: FileKey[] | null = null; due === null || due.length === atOnce;) {
    due = await findDue(database, now())
    for (const file of due) {
      if (signal?.aborted) return
      // The row goes last: until then the file is found again.
      await place.delete(file)
      await inTeam(database, file.team_id, (db) => db.deleteFrom('files').where('id', '=', file.id).execute())
    }
  }
}

async function findDue(database: WholeDatabase, now: Date): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    (select team_id, id from files where expires_at <= ${now} limit ${atOnce})
    union
    (select f.team_id, f.id from files f
      where f.user_id is not null
        and not exists (select from users u where u.team_id = f.team_id and u.id = f.user_id)
      limit ${atOnce})
    limit ${atOnce}`.execute(database)
  return rows
}

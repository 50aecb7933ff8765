import { sql } from 'kysely'
import { minuteMs } from '@tandem/format'
import type { WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { lookRegularly } from '../runs/look-regularly.ts'
import { filePlace } from './files.ts'
import type { FileKey } from './file-place.ts'

const queue = 'sweep-files'

/** Seldom is enough: nobody can open an expired file, so its bytes may stay for a while. */
const lookEveryMs = 10 * minuteMs

/** How many files one query finds. */
const batchSize = 100

/**
 * Starts removing expired files, and those of people who are gone. Nothing else removes bytes: the sweep also finds
 * files that were dropped, or never named because of a failure.
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

/** Removes every expired file. */
export async function sweepFiles(
  dependencies: Pick<ApiDependencies, 'database' | 'files' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const { database, now } = dependencies
  const place = filePlace(dependencies)
  for (let due: FileKey[] | null = null; due === null || due.length === batchSize;) {
    due = await findDue(database, now())
    for (const file of due) {
      if (signal?.aborted) return
      // The row is deleted last, so that the file is found again after a failure.
      await place.delete(file)
      await inTeam(database, file.team_id, (db) => db.deleteFrom('files').where('id', '=', file.id).execute())
    }
  }
}

async function findDue(database: WholeDatabase, now: Date): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    (select team_id, id from files where expires_at <= ${now} limit ${batchSize})
    union
    (select f.team_id, f.id from files f
      where f.user_id is not null
        and not exists (select from users u where u.team_id = f.team_id and u.id = f.user_id)
      limit ${batchSize})
    limit ${batchSize}`.execute(database)
  return rows
}

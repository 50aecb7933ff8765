import { isAllowed } from '@tandem/api-contract'
import type { Language } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { recordAudit } from '../../identity/audit/audit.ts'
import type { AuditAction } from '../../identity/audit/actions.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { keepFile, openFile, storeFile } from '../../platform/files/files.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { findPicturesOf } from '../../identity/me/pictures.ts'
import { lockRun } from '../../platform/runs/lock-run.ts'
import { performRuns } from '../../platform/runs/perform-runs.ts'
import type { RunContext, RunKind } from '../../platform/runs/perform-runs.ts'
import { notify } from '../../workspace/notifications/notify.ts'
import { archiveFiles } from './archive-files.ts'
import { advanceExport, exportRuns, failExport, finishExport, keptDays, takeExport } from './queries.ts'
import type { ExportRun } from './queries.ts'
import { ArchiveTooLarge, zipped } from './zip.ts'
import type { ZippedFile } from './zip.ts'

/** The team of a job. */
export interface ExportJob {
  team_id: number
}

/** Exports of teams: each makes the archive that a team waits for, and starts over after an interruption. */
const exportKind: RunKind<ExportJob, ExportRun> = {
  table: exportRuns,
  take: (db, _job, _now, { ours }) => takeExport(db, { isLeftToo: ours === null }),
  lock: (db, run) => lockRun(db, exportRuns, run),
  async work(dependencies, context) {
    await writeArchive(dependencies, context)
    const { job, run } = context
    dependencies.log.info({ ...job, export_id: run.id }, 'a team was exported')
  },
  async fail(db, run, error, { now }) {
    if (!(await failExport(db, run, inWords(error), now()))) return
    await record(db, run, 'team_export.failed', now())
    const { id: export_id } = run
    await notify(
      db,
      { kind: 'export_failed', event: String(export_id), at: now(), export_id },
      requesterOf(run),
    )
  },
  namesOf: (run) => ({ export_id: run.id }),
  says: {
    lost: 'export ended: it was deleted, or taken by another worker',
    failed: 'an export failed',
  },
}

/** Makes the export of a job; see `performRuns`. */
export const makeExport = (dependencies: ApiDependencies, job: ExportJob, signal: AbortSignal) =>
  performRuns(dependencies, exportKind, job, signal)

async function writeArchive(
  dependencies: ApiDependencies,
  { job, run, signal, write }: RunContext<ExportJob, ExportRun>,
) {
  const { database, now } = dependencies
  const { team_id } = job
  const at = now()
  const team = async <T>(work: (db: TeamDatabase) => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const result = await inTeam(database, team_id, work)
    await rest()
    return result
  }
  let rows = 0
  const onRows = async (count: number) => {
    await write((db) => advanceExport(db, run.id, (rows += count)))
    await rest()
  }
  const pictures = picturesOf(dependencies, team_id, signal)
  const language = await team((db) => languageOf(db, run))
  const files = archiveFiles({ team, of: run.team, at, language, pictures, onRows })
  const { id: file_id, bytes } = await storeFile(dependencies, team_id, zipped(files, at))
  await write(async (db) => {
    const ended_at = now()
    await finishExport(db, run.id, { rows, bytes, file_id }, ended_at)
    const ends_at = new Date(ended_at.getTime() + keptDays * dayMs)
    await keepFile(db, file_id, { until: ends_at })
    await record(db, run, 'team_export.finished', ended_at)
    const { id: export_id } = run
    const ready = {
      kind: 'export_ready',
      event: String(export_id),
      at: ended_at,
      export_id,
      ends_at,
    } as const
    await notify(db, ready, requesterOf(run))
    await mailRequester(db, run, dependencies)
  })
}

const requesterOf = ({ user_id }: ExportRun) => (user_id === null ? [] : [user_id])

/** The language that the requester chose; a worker knows nothing of their browser. */
async function languageOf(db: TeamDatabase, { user_id }: ExportRun): Promise<Language> {
  const reader = await db.selectFrom('users').select('language').where('id', '=', user_id).executeTakeFirst()
  return reader?.language ?? 'en'
}

/** Each named by the id of its person. */
async function* picturesOf(
  dependencies: ApiDependencies,
  team_id: number,
  signal: AbortSignal,
): AsyncGenerator<ZippedFile> {
  for (const { user_id, file_id, type } of await findPicturesOf(dependencies.database, team_id)) {
    signal.throwIfAborted()
    const file = await openFile(dependencies, team_id, file_id)
    const ending = type === 'image/png' ? 'png' : 'jpg'
    // It may have been replaced in the meantime.
    if (file) yield { name: `pictures/${user_id}.${ending}`, pieces: file.pieces, isPacked: true }
  }
}

/** A pause between two transactions, so that other requests of this process are served. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 0))

const record = (db: TeamDatabase, { id, team }: ExportRun, action: AuditAction, at: Date) =>
  recordAudit(db, {
    action,
    subject: 'team_export',
    subject_id: id,
    subject_name: team.name,
    at,
    user_id: null,
    address: null,
    request_id: null,
  })

async function mailRequester(db: TeamDatabase, { user_id, team }: ExportRun, dependencies: ApiDependencies) {
  const reader = await db
    .selectFrom('users')
    .select(['name', 'email', 'language', 'role'])
    .where('id', '=', user_id ?? 0)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!reader || !isAllowed(reader.role, 'export.write')) return
  const { name, email: to, language } = reader
  const link = `${dependencies.settings.appUrl}/settings/team/data`
  await queueMail(
    db,
    { template: 'export-ready', to, language, name, team: team.name, link, days: keptDays },
    dependencies,
  )
}

const inWords = (error: unknown) =>
  error instanceof ArchiveTooLarge
    ? 'The team has more data than one archive can hold (4 GB). Whoever runs Tandem for you can export it.'
    : 'Something went wrong on our side while the archive was written. Start the export again.'

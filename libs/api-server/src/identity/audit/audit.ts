import { searchTextOf } from '../../platform/lists/search-text.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { AuditAction } from './actions.ts'

/** A change to record: what was done to what. Details contain no secrets. */
export interface AuditEntry {
  /** One of `auditActions`: noun and past participle, such as `store.created`. */
  action: AuditAction
  subject: string
  subject_id: number | null
  /**
   * Its current name, such as "Oak Workshop" or "@oak"; null when it has none or others may not read it.
   * People who act on themselves need no name.
   */
  subject_name: string | null
  /** Details: changes as `{ before, after }`. */
  details?: Record<string, unknown>
}

interface Circumstances {
  at: Date
  /** Null when a job did it. */
  user_id: number | null
  address: string | null
  request_id: string | null
}

/**
 * Writes to the audit log, in the transaction of the change itself; nobody can change it afterwards. The
 * actor's current name is stored, so that it stays when they leave.
 */
export const recordAudit = (db: TeamDatabase, entry: AuditEntry & Circumstances): Promise<void> =>
  recordAudits(db, [entry], entry)

/** Like {@link recordAudit}, for changes that were made together: all entries in one statement. */
export async function recordAudits(
  db: TeamDatabase,
  entries: readonly AuditEntry[],
  { at, user_id, address, request_id }: Circumstances,
): Promise<void> {
  if (entries.length === 0) return
  const actor = await findActor(db, user_id)
  const rows = entries.map((entry) => {
    const { action, subject, subject_id, details = {} } = entry
    const isOwn = subject === 'user' && subject_id === user_id
    const subject_name = entry.subject_name ?? (isOwn && actor ? actor.name : null)
    return {
      action,
      subject,
      subject_id,
      subject_name,
      details: JSON.stringify(details),
      at,
      user_id,
      address,
      request_id,
      actor_name: actor?.name ?? null,
      actor_email: actor?.email ?? null,
      search_text: auditSearchText({ ...actor, subject_name }),
    }
  })
  await db.insertInto('audit_entries').values(rows).execute()
}

async function findActor(db: TeamDatabase, user_id: number | null) {
  if (user_id === null) return undefined
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', user_id).executeTakeFirst()
}

/** The searchable text of an entry. */
export const auditSearchText = (entry: {
  name?: string | null
  email?: string | null
  subject_name: string | null
}): string => searchTextOf(`${entry.name ?? ''} ${entry.email ?? ''}`, entry.subject_name)

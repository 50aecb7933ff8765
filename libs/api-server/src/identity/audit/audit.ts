import { searchTextOf } from '../../platform/lists/search-text.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { AuditAction } from './actions.ts'

/** A change worth remembering: what was done to what. Details hold no secrets. */
export interface AuditEntry {
  /** One of `auditActions`: noun and past participle, such as `store.created`. */
  action: AuditAction
  subject: string
  subject_id: number | null
  /**
   * What it is called now, such as "Oak Workshop" or "@oak"; null where it has no name or others may not read it. Who
   * acts on themselves need not be named.
   */
  subject_name: string | null
  /** More to it: what changed as `{ before, after }`. */
  details?: Record<string, unknown>
}

interface Circumstances {
  at: Date
  /** Null where the product itself acts, in a job. */
  user_id: number | null
  address: string | null
  request_id: string | null
}

/**
 * Writes into the audit log, in the transaction of the change itself; nobody can change it afterwards. Who acted is
 * kept as they are called now, so that it stays when they leave.
 */
export async function recordAudit(db: TeamDatabase, entry: AuditEntry & Circumstances): Promise<void> {
  const { details = {}, ...rest } = entry
  const actor = await findActor(db, entry.user_id)
  const isOwn = entry.subject === 'user' && entry.subject_id === entry.user_id
  const subject_name = entry.subject_name ?? (isOwn && actor ? actor.name : null)
  await db
    .insertInto('audit_entries')
    .values({
      ...rest,
      subject_name,
      details: JSON.stringify(details),
      actor_name: actor?.name ?? null,
      actor_email: actor?.email ?? null,
      search_text: auditSearchText({ ...actor, subject_name }),
    })
    .execute()
}

async function findActor(db: TeamDatabase, user_id: number | null) {
  if (user_id === null) return undefined
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', user_id).executeTakeFirst()
}

/** What an entry is found by. */
export const auditSearchText = (entry: {
  name?: string | null
  email?: string | null
  subject_name: string | null
}): string => searchTextOf(`${entry.name ?? ''} ${entry.email ?? ''}`, entry.subject_name)

import type { TeamDatabase } from '../database/team-scope.ts'

/** A change worth remembering: what was done to what. Details hold no secrets. */
export interface AuditEntry {
  /** Noun and past participle, such as `store.created`. */
  action: string
  subject: string
  subject_id: number | null
  details?: Record<string, unknown>
}

interface Circumstances {
  at: Date
  user_id: number | null
  address: string | null
  request_id: string | null
}

/** Writes into the audit log, in the transaction of the change itself; nobody can change it afterwards. */
export async function recordAudit(db: TeamDatabase, entry: AuditEntry & Circumstances): Promise<void> {
  const { details = {}, ...rest } = entry
  await db
    .insertInto('audit_entries')
    .values({ ...rest, details: JSON.stringify(details) })
    .execute()
}

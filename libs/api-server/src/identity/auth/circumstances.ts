import type { AuditEntry } from '../audit/audit.ts'
import { recordAudit } from '../audit/audit.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Call } from '../implement.ts'

/** What is known about a call before anybody is signed in. */
export type Circumstances = Pick<
  Call,
  'dependencies' | 'address' | 'request_id' | 'language' | 'headers' | 'setCookie'
>

/** Records what somebody did by link or password, without a session yet. */
export const recordFor = (
  { dependencies, address, request_id }: Pick<Circumstances, 'dependencies' | 'address' | 'request_id'>,
  db: TeamDatabase,
  user_id: number,
  entry: AuditEntry,
): Promise<void> => recordAudit(db, { ...entry, at: dependencies.now(), user_id, address, request_id })

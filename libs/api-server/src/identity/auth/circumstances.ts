import type { AuditEntry } from '../audit/audit.ts'
import { recordAudit } from '../audit/audit.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Call } from '../call.ts'

/** What is known about a call before anybody is signed in. */
export type Circumstances = Pick<
  Call,
  'dependencies' | 'address' | 'request_id' | 'language' | 'headers' | 'setCookie'
>

/** When and by which request something was done; a request is missing when the host itself did it. */
export interface Occasion {
  dependencies: Pick<ApiDependencies, 'now'>
  address: string | null
  request_id: string | null
}

/** Records what somebody did by link or password, without a session yet. */
export const recordFor = (
  { dependencies, address, request_id }: Occasion,
  db: TeamDatabase,
  user_id: number,
  entry: AuditEntry,
): Promise<void> => recordAudit(db, { ...entry, at: dependencies.now(), user_id, address, request_id })

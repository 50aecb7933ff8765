import type { SocialAccount } from '@tandem/api-contract'
import type { AskAgain } from './queries.ts'

/** The actions on one account; those that the user may not do are missing. */
export interface AccountActions {
  onDetails: () => void
  onNotes: () => void
  onRead?: () => void
  onReconnect?: (ask: AskAgain) => void
  onCollections?: () => void
  onRevoke?: () => void
  onArchive?: () => void
  onRestore?: () => void
  onDelete?: () => void
}

/** What must be requested again in the dialog so that an account can be read; null when all is well. */
export function reconnection({
  service,
  archived_at,
  health,
}: Pick<SocialAccount, 'service' | 'archived_at' | 'health'>): AskAgain | null {
  if (service === 'tracker' || archived_at !== null) return null
  if (health.state === 'permissions' || health.state === 'revoked') return 'rerequest'
  return health.state === 'reconnect' || health.state === 'expiring' ? 'reauthorize' : null
}

/** Whether it can be read at all, apart from a running reading. */
export const isReadable = ({ archived_at, revoked_at }: Pick<SocialAccount, 'archived_at' | 'revoked_at'>) =>
  archived_at === null && revoked_at === null

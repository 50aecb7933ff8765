import type { SocialAccount } from '@tandem/api-contract'

/** What an account is judged by. */
export type JudgedAccount = Pick<
  SocialAccount,
  'service' | 'archived_at' | 'health' | 'reading' | 'is_renamed'
>

/** The state of an account: the one that matters most of its health, its reading and its archive. */
export type AccountState =
  SocialAccount['health']['state'] | 'archived' | 'queued' | 'running' | 'never' | 'renamed' | 'upToDate'

/** The state to show for an account. */
export function accountStateOf(account: JudgedAccount): AccountState {
  const { service, archived_at, health, reading, is_renamed } = account
  if (archived_at !== null) return 'archived'
  if (reading.state === 'queued' || reading.state === 'running') return reading.state
  if (is_renamed) return 'renamed'
  if (health.state !== 'healthy') return health.state
  if (reading.state === 'never') return 'never'
  return service === 'tracker' ? 'upToDate' : 'healthy'
}

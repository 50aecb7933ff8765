import type { AccountHealth, AccountReading, AccountService } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'

/** The facts that the health of an account depends on. */
export interface HealthFacts {
  service: AccountService
  revoked_at: string | null
  is_renamed: boolean
  reading: Pick<AccountReading, 'state' | 'error' | 'succeeded_at'>
  needs_reconnect: boolean
  failures: number
  token_expires_at: string | null
  data_access_expires_at: string | null
  /** As the network names them. */
  missing: readonly string[]
}

/** How long before an access ends we warn: a week includes a working day to sign in again. */
const warnMs = 7 * dayMs

/** When an access ends, by the first of its ends, if that is within the time of a warning. */
export function endingSoon(ends: readonly (string | null)[], now: Date): Date | null {
  const first = firstOf(ends)
  return first !== null && isSoon(first, now) ? first : null
}

const firstOf = (ends: readonly (string | null)[]): Date | null => {
  const [first] = ends.filter((end) => end !== null).toSorted()
  return first === undefined ? null : new Date(first)
}

const isSoon = (end: Date, now: Date) => end.getTime() - now.getTime() < warnMs

/** Permissions in plain words; an unknown one keeps the network's name. */
const permissionWords: Record<string, string> = {
  instagram_basic: 'See the profile and posts',
  instagram_manage_insights: 'See the insights',
  pages_show_list: 'List your Facebook Pages',
  pages_read_engagement: 'Read the Facebook Page of the account',
  business_management: 'See the business portfolio that owns the Page',
}

/** Permissions as people read them. */
export const inPlainWords = (permissions: readonly string[]) =>
  permissions.map((permission) => permissionWords[permission] ?? permission)

/** How well an account can be read now, and what to do when it cannot. */
export function accountHealth(facts: HealthFacts, now: Date): AccountHealth {
  const { state, message } = judge(facts, now)
  return {
    state,
    last_read_at: facts.reading.succeeded_at,
    token_expires_at: facts.token_expires_at,
    data_access_expires_at: facts.data_access_expires_at,
    missing: inPlainWords(facts.missing),
    message,
  }
}

function judge(facts: HealthFacts, now: Date): Pick<AccountHealth, 'state' | 'message'> {
  const lastError = facts.reading.error?.message ?? null
  const end = firstOf([facts.token_expires_at, facts.data_access_expires_at])
  const leftMs = end === null ? Infinity : end.getTime() - now.getTime()

  if (facts.revoked_at !== null) {
    return { state: 'revoked', message: 'Access was revoked. Reconnect to keep syncing.' }
  }
  if (facts.missing.length > 0) {
    const missing = inPlainWords(facts.missing).join(', ')
    return { state: 'permissions', message: `Missing permission: ${missing}. Please reconnect.` }
  }
  if (facts.needs_reconnect || leftMs <= 0) {
    return { state: 'reconnect', message: lastError ?? 'Access has expired. Please reconnect.' }
  }
  if (facts.is_renamed) {
    return {
      state: 'failing',
      message: lastError ?? 'We can no longer find this username. It may have been renamed or made private.',
    }
  }
  if (facts.failures > 0 && facts.reading.state !== 'succeeded') {
    return { state: 'failing', message: lastError ?? 'The last syncs failed. We’ll retry automatically.' }
  }
  if (end !== null && isSoon(end, now)) {
    const days = Math.max(1, Math.ceil(leftMs / dayMs))
    const when = days === 1 ? 'within a day' : `in ${days} days`
    return { state: 'expiring', message: `Access expires ${when}. Reconnect to keep syncing.` }
  }
  return { state: 'healthy', message: null }
}

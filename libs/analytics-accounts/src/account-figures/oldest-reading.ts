import type { AccountAnalytics } from '@tandem/api-contract'

/** Of the moments that several accounts were read at the oldest: all their figures are at least as new. */
export const oldestReading = (accounts: readonly Pick<AccountAnalytics, 'read_at'>[]): string | null =>
  accounts.flatMap(({ read_at }) => read_at ?? []).toSorted()[0] ?? null

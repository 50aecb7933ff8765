import type { AccountAnalytics } from '@tandem/api-contract'

/** The oldest sync time among these accounts, so that all figures are at least as recent. */
export const oldestReading = (accounts: readonly Pick<AccountAnalytics, 'read_at'>[]): string | null =>
  accounts.flatMap(({ read_at }) => read_at ?? []).toSorted()[0] ?? null

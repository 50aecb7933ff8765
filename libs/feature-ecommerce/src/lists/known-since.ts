import type { Store } from '@tandem/api-contract'
import { firstWholeDay, formatDate } from '@tandem/format'

/** The first day from which the sales of all shown stores are known; null when there is no limit. */
export function knownSince(
  stores: readonly Pick<Store, 'id' | 'archived_at' | 'known_since'>[],
  storeId: number | null | undefined,
  timeZone: string,
): string | null {
  const days = stores
    .filter(({ id, archived_at }) => (storeId == null ? archived_at === null : id === storeId))
    .flatMap(({ known_since }) => (known_since === null ? [] : [firstWholeDay(known_since, timeZone)]))
  return days.toSorted().at(-1) ?? null
}

/**
 * The first known day in words, such as `27 Sep 2026`, if the period begins before it; otherwise null. Without `dateFrom`
 * the period has no beginning.
 */
export const formatKnownSince = (dateFrom: string | undefined, since: string | null): string | null =>
  since !== null && (dateFrom === undefined || dateFrom < since)
    ? formatDate(`${since}T00:00:00Z`, 'UTC')
    : null

/** Whether older orders of a store were never read; then what a row of it sold isn't 0 but unknown. */
export const isPartlyKnown = (stores: readonly Pick<Store, 'id' | 'known_since'>[], storeId: number) =>
  stores.some(({ id, known_since }) => id === storeId && known_since !== null)

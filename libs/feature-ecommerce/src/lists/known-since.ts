import type { Store } from '@tandem/api-contract'
import { firstWholeDay, formatDate } from '@tandem/format'

/** The first day that the sales of the shown stores are all known of; null where there is no limit. */
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

/** The day in words where a period, without a first day that of all days, begins before it; else null. */
export const cutAt = (dateFrom: string | undefined, since: string | null): string | null =>
  since !== null && (dateFrom === undefined || dateFrom < since)
    ? formatDate(`${since}T00:00:00Z`, 'UTC')
    : null

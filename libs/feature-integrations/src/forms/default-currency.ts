import type { Currency, Store } from '@tandem/api-contract'

const byTimeZone: Record<string, string> = {
  'Europe/Istanbul': 'TRY',
  'Europe/London': 'GBP',
  'Asia/Tokyo': 'JPY',
}

/**
 * The currency a new store most likely has: that of the team's other stores, else of where the team is.
 *
 * @returns null where even that is not among the currencies.
 */
export function defaultCurrency(
  currencies: readonly Currency[],
  stores: readonly Pick<Store, 'default_currency'>[],
  timeZone: string,
): number | null {
  const code =
    stores[0]?.default_currency ?? byTimeZone[timeZone] ?? (timeZone.startsWith('Europe/') ? 'EUR' : 'USD')
  return currencies.find((currency) => currency.code === code)?.id ?? null
}

interface Days {
  date_from: string
  date_to: string
  account_id?: number | undefined
  /** As the accounts page names it. */
  account?: number | undefined
  store_id?: number | null
  /** Only orders in this currency. */
  amount_currency?: string | undefined
}

/** The search part of a list's address for these days. */
export function daysSearch({
  date_from,
  date_to,
  account_id,
  account,
  store_id,
  amount_currency,
}: Days): string {
  const params = new URLSearchParams({ date_from, date_to })
  if (account_id !== undefined) params.set('account_id', String(account_id))
  if (account !== undefined) params.set('account', String(account))
  if (store_id != null) params.set('store_id', String(store_id))
  if (amount_currency !== undefined) params.set('amount_currency', amount_currency)
  return `?${params}`
}

/** The same for a single day. */
export const daySearch = (day: string, of: Omit<Days, 'date_from' | 'date_to'>): string =>
  daysSearch({ date_from: day, date_to: day, ...of })

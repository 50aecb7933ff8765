const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', TRY: '₺', JPY: '¥' }

/** The symbol of the five currencies that have one here, otherwise the code as given. */
export function currencySymbol(currency: string): string {
  const code = currency.toUpperCase()
  return Object.hasOwn(symbols, code) ? symbols[code]! : currency
}

/** Minor units as WooCommerce writes money: a string, two decimals unless `dp` says otherwise. */
export const moneyText = (minor: number, decimals = 2): string => {
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const exact = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
  if (decimals === 2) return exact
  if (decimals > 2) return exact.padEnd(exact.length + decimals - 2, '0')
  const scale = 10 ** (2 - decimals)
  const rounded = Math.floor(Math.abs(minor) / scale + 0.5)
  return `${sign}${decimals === 0 ? rounded : (rounded / 10).toFixed(1)}`
}

/** A price as PHP divides it, including float artefacts: 4.95 / 3 is 1.6500000000000001. */
export const unitPrice = (minor: number, quantity: number): number =>
  quantity === 0 ? 0 : minor / 100 / quantity

const symbols: Record<string, { symbol: string; entity: string; name: string }> = {
  EUR: { symbol: '€', entity: '&euro;', name: 'Euro' },
  GBP: { symbol: '£', entity: '&pound;', name: 'Pound sterling' },
  TRY: { symbol: '₺', entity: '&#8378;', name: 'Turkish lira' },
  USD: { symbol: '$', entity: '&#36;', name: 'United States (US) dollar' },
}

/** Sign, HTML entity and name of a currency; an unknown currency uses its code for all three. */
export const currencyWords = (code: string) => symbols[code] ?? { symbol: code, entity: code, name: code }

/** The currencies that a settings answer lists. */
export const knownCurrencies = Object.keys(symbols)

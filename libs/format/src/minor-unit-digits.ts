/**
 * Currencies whose ISO 4217 decimals aren't two. Locale data differs from the standard (it has the everyday
 * use for ISK, HUF, ALL).
 */
const exceptions: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
}

/**
 * The number of decimals that ISO 4217 gives a currency; 2 for an unknown code. The code's case doesn't
 * matter.
 */
export function minorUnitDigits(currency: string): number {
  const code = currency.toUpperCase()
  return Object.hasOwn(exceptions, code) ? exceptions[code]! : 2
}

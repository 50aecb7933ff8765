const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country's name; shops use codes, or any text. */
export const countryName = (country: string) =>
  /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country

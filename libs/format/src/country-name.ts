const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country in words; shops write codes, or whatever they like. */
export const countryName = (country: string) =>
  /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country

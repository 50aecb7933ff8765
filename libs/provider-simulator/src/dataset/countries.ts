/** The country of the dataset's shop. */
export const homeCountry = 'United Kingdom'

/** The dataset's country names and their codes. Two of its names aren't countries and have no code. */
const codes: Record<string, string> = {
  Australia: 'AU',
  Austria: 'AT',
  Bahrain: 'BH',
  Belgium: 'BE',
  Brazil: 'BR',
  Canada: 'CA',
  'Channel Islands': 'JE',
  Cyprus: 'CY',
  'Czech Republic': 'CZ',
  Denmark: 'DK',
  EIRE: 'IE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  'Hong Kong': 'HK',
  Iceland: 'IS',
  Israel: 'IL',
  Italy: 'IT',
  Japan: 'JP',
  Lebanon: 'LB',
  Lithuania: 'LT',
  Malta: 'MT',
  Netherlands: 'NL',
  Norway: 'NO',
  Poland: 'PL',
  Portugal: 'PT',
  RSA: 'ZA',
  'Saudi Arabia': 'SA',
  Singapore: 'SG',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  USA: 'US',
  'United Arab Emirates': 'AE',
  [homeCountry]: 'GB',
}

const euroCountries = new Set(['AT', 'BE', 'CY', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'MT', 'NL', 'PT'])

/** ISO 3166 code of a country as the dataset spells it, or '' when it isn't a country. */
export const countryCode = (name: string): string => codes[name] ?? ''

/** The currency of an order: euro for countries that used it in 2011, with the file's figures unconverted. */
export const orderCurrency = (country: string, shopCurrency: string): string =>
  euroCountries.has(country) ? 'EUR' : shopCurrency

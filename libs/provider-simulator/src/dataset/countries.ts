/** Where the shop of the set is. */
export const homeCountry = 'United Kingdom'

/** Country names of the set and their codes; its two that are no country have none. */
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

/** ISO 3166 code of a country as the set spells it, or '' when it names none. */
export const countryCode = (name: string): string => codes[name] ?? ''

/** Orders from the euro countries of 2011 are in euro, with the file's figures unconverted. */
export const orderCurrency = (country: string, shopCurrency: string): string =>
  euroCountries.has(country) ? 'EUR' : shopCurrency

import type { DashboardAudience } from '@tandem/api-contract'

const ages = { '13-17': 2, '18-24': 16, '25-34': 35, '35-44': 26, '45-54': 12, '55-64': 6, '65+': 3 }

/** An audience of about 48,000 followers, beside a few hundred buyers. */
export const exampleAudience: DashboardAudience = {
  day: '2026-11-20',
  followers_count: 48_216,
  age_gender: Object.entries(ages).flatMap(([age, percent]) => [
    { age, gender: 'F', followers: percent * 320 },
    { age, gender: 'M', followers: percent * 140 },
  ]),
  countries: [
    { country: 'TR', followers: 31_400 },
    { country: 'DE', followers: 4210 },
    { country: 'NL', followers: 1830 },
    { country: 'GB', followers: 1200 },
    { country: 'FR', followers: 900 },
    { country: 'AT', followers: 700 },
    { country: 'CH', followers: 300 },
  ],
  cities: [
    { city: 'Istanbul, Istanbul Province', followers: 12_400 },
    { city: 'Ankara, Ankara Province', followers: 4100 },
    { city: 'Berlin, Berlin', followers: 1200 },
  ],
  buyers: {
    customers_count: 640,
    with_country: 630,
    with_city: 420,
    countries: [
      { country: 'TR', customers: 480 },
      { country: 'DE', customers: 120 },
    ],
    cities: [
      { city: 'İSTANBUL', country: 'TR', customers: 210 },
      { city: 'Berlin', country: 'DE', customers: 40 },
    ],
  },
  accounts_told: 1,
  accounts_count: 2,
  stores_count: 1,
}

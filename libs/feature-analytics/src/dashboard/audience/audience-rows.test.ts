import { expect, test } from 'vitest'
import type { DashboardAudience } from '@tandem/api-contract'
import { ageRows, cityRows, countryRows, largestRows } from './audience-rows.ts'
import type { AudienceRows } from './audience-rows.ts'

const shown = ({ rows }: AudienceRows) => rows.map(({ name, values }) => [name, ...values])

type Buyers = DashboardAudience['buyers']

/** Buyers of some places, all of which are listed by default. */
const buyersIn = (places: Partial<Pick<Buyers, 'countries' | 'cities' | 'with_country' | 'with_city'>>) => {
  const { countries = [], cities = [] } = places
  const known = [...countries, ...cities].reduce((sum, { customers }) => sum + customers, 0)
  return { customers_count: 999, with_country: known, with_city: known, ...places, countries, cities }
}

test('ages are sorted from young to old and divided by gender, as shares of everybody counted', () => {
  const shared = [
    { age: '25-34', gender: 'M', followers: 30 },
    { age: '13-17', gender: 'F', followers: 10 },
    { age: '25-34', gender: 'F', followers: 40 },
  ]
  expect(shown(ageRows(shared))).toEqual([
    ['13–17', 10, 0],
    ['25–34', 40, 30],
  ])
  const unsaid = ageRows([...shared, { age: '65+', gender: 'U', followers: 20 }])
  expect(shown(unsaid).at(-1)).toEqual(['65+', 0, 0, 20])
  expect(unsaid.parts).toEqual(['women', 'men', 'unsaid'].map((key) => ({ key, total: 100 })))
  expect(ageRows([]).rows).toEqual([])
})

test('countries of both sides share one row, those with the largest share first', () => {
  const rows = countryRows(
    [
      { country: 'TR', followers: 75 },
      { country: 'DE', followers: 25 },
    ],
    buyersIn({
      countries: [
        { country: 'de', customers: 4 },
        { country: 'Wonderland', customers: 1 },
      ],
    }),
  )
  expect(shown(rows)).toEqual([
    ['DE', 25, 4],
    ['TR', 75, 0],
    ['Wonderland', 0, 1],
  ])
  expect(rows.parts).toEqual([
    { key: 'followers', total: 100 },
    { key: 'buyers', total: 5 },
  ])
})

test('a side without data is left out, and a place missing from a full list is unknown', () => {
  expect(countryRows(null, buyersIn({ countries: [{ country: 'TR', customers: 2 }] }))).toEqual({
    parts: [{ key: 'buyers', total: 2 }],
    rows: [{ key: 'TR', name: 'TR', values: [2] }],
  })
  expect(countryRows(null, null)).toEqual({ parts: [], rows: [] })
  const full = Array.from({ length: 45 }, (_, place) => ({ country: `Place ${place}`, followers: 9 }))
  const { rows } = countryRows(full, buyersIn({ countries: [{ country: 'TR', customers: 2 }] }))
  expect(rows[0]).toEqual({ key: 'TR', name: 'TR', values: [null, 2] })
  expect(rows[1]?.values).toEqual([9, 0])
})

test('a city is the same in any spelling, and another city of the same name is separate', () => {
  const rows = cityRows(
    [
      { city: 'Istanbul, Istanbul Province', followers: 6 },
      { city: 'Paris, Île-de-France', followers: 3 },
      { city: 'Iğdır, Iğdır Province', followers: 1 },
    ],
    buyersIn({
      cities: [
        { city: 'Paris', country: 'FR', customers: 3 },
        { city: 'İSTANBUL', country: 'TR', customers: 2 },
        { city: 'istanbul', country: 'TR', customers: 2 },
        { city: 'Paris', country: 'US', customers: 1 },
        { city: 'Igdir', country: null, customers: 1 },
      ],
    }),
  )
  expect(shown(rows)).toEqual([
    ['Istanbul', 6, 4],
    ['Paris', 3, 3],
    ['Iğdır', 1, 1],
    ['Paris, US', 0, 1],
  ])
})

test('buyers of unlisted places are part of the total and of the others', () => {
  const cities = Array.from({ length: 45 }, (_, at) => ({ city: `City ${at}`, country: 'TR', customers: 2 }))
  const rows = cityRows(null, buyersIn({ cities, with_city: 200 }))
  expect(rows.parts).toEqual([{ key: 'buyers', total: 200 }])
  expect(shown(largestRows(rows, 3, 'Others'))).toEqual([
    ['City 0', 2],
    ['City 1', 2],
    ['Others', 196],
  ])
})

test('the remaining places become one row', () => {
  const rows: AudienceRows = {
    parts: [{ key: 'followers', total: 10 }],
    rows: [5, 3, 2].map((count) => ({ key: String(count), name: String(count), values: [count] })),
  }
  expect(shown(largestRows(rows, 2, 'Others'))).toEqual([
    ['5', 5],
    ['Others', 5],
  ])
  expect(largestRows(rows, 3, 'Others')).toEqual(rows)
})

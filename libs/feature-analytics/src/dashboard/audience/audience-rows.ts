import type { DashboardAudience } from '@tandem/api-contract'
import { foldText } from '@tandem/format'

/** The parts of the audience: genders of an age group, or the two sides of a place. */
export type PartKey = 'women' | 'men' | 'unsaid' | 'followers' | 'buyers'

/** The number of people of each part in one place, or of one age. */
export interface AudienceRow {
  key: string
  /** As the source writes it: an age, a country code, the name of a city. */
  name: string
  /** One for each part; null when unknown. */
  values: (number | null)[]
}

/** Parts with their totals, and rows of them. A side without data is left out. */
export interface AudienceRows {
  parts: { key: PartKey; total: number }[]
  rows: AudienceRow[]
}

type Shared<Key extends 'age_gender' | 'countries' | 'cities'> = NonNullable<DashboardAudience[Key]>

const genders = { women: 'F', men: 'M', unsaid: 'U' } as const

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Age groups from young to old, each divided into women, men, and unknown if there are any. */
export function ageRows(shared: Shared<'age_gender'>): AudienceRows {
  const total = sumOf(shared.map(({ followers }) => followers))
  const genderOf = (row: (typeof shared)[number]) =>
    row.gender === 'F' || row.gender === 'M' ? row.gender : 'U'
  const shown = (['women', 'men', 'unsaid'] as const).filter(
    (key) => key !== 'unsaid' || shared.some((row) => genderOf(row) === 'U'),
  )
  const ages = [...new Set(shared.map(({ age }) => age))].toSorted(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  )
  return {
    parts: shown.map((key) => ({ key, total })),
    rows: ages.map((age) => ({
      key: age,
      name: age.replace('-', '–'),
      values: shown.map((key) =>
        sumOf(
          shared
            .filter((row) => row.age === age && genderOf(row) === genders[key])
            .map(({ followers }) => followers),
        ),
      ),
    })),
  }
}

interface Place {
  key: string
  name: string
  count: number
}

/** Where buyers are; null without a store. */
type Buyers = DashboardAudience['buyers'] | null

/** Countries of followers beside those of buyers, by code or by the shop's own text. */
export const countryRows = (followers: DashboardAudience['countries'], buyers: Buyers): AudienceRows =>
  beside(
    {
      followers: (followers ?? []).map(({ country, followers: count }) => ({
        key: upper(country),
        name: upper(country),
        count,
      })),
      buyers: (buyers?.countries ?? []).map(({ country, customers: count }) => ({
        key: upper(country),
        name: upper(country),
        count,
      })),
    },
    buyers?.with_country ?? 0,
  )

/**
 * Cities of followers beside those of buyers, matched by name only: the network writes "Istanbul, Istanbul
 * Province", a shop "İSTANBUL", or what each buyer typed. Of several cities with one name, the one with most
 * people is matched, and the others are separate rows.
 */
export const cityRows = (followers: DashboardAudience['cities'], buyers: Buyers): AudienceRows =>
  beside(
    {
      followers: byName(
        (followers ?? []).map(({ city, followers: count }) => {
          const [name = city, ...where] = city.split(', ')
          return { city: name, where: where.join(', '), count }
        }),
      ),
      buyers: byName(
        (buyers?.cities ?? []).map(({ city, country, customers: count }) => ({
          city,
          where: country ?? '',
          count,
        })),
      ),
    },
    buyers?.with_city ?? 0,
  )

interface City {
  city: string
  where: string
  count: number
}

/** Each city once, whatever its spelling, those with most people first. */
function onceEach(cities: readonly City[]): City[] {
  const same = Map.groupBy(cities, ({ city, where }) => JSON.stringify([lettersOf(city), upper(where)]))
  return [...same.values()]
    .map((spellings) => ({ ...spellings[0]!, count: sumOf(spellings.map(({ count }) => count)) }))
    .toSorted((one, other) => other.count - one.count)
}

function byName(cities: readonly City[]): Place[] {
  const named = new Set<string>()
  return onceEach(cities).map(({ city, where, count }) => {
    const key = lettersOf(city)
    if (!named.has(key)) {
      named.add(key)
      return { key, name: city, count }
    }
    const name = where === '' ? city : `${city}, ${where}`
    return { key: lettersOf(name), name, count }
  })
}

const upper = (code: string) => (/^[a-z]{2}$/.test(code) ? code.toUpperCase() : code)

/** A name without accents and dots. */
const lettersOf = (name: string) => foldText(name).trim()

/** The network's maximum number of places: a place missing from a full list may still have followers. */
const maxNamed = 45

/**
 * Places of both sides in one list, those with the largest share of either side first. Shares are of all
 * counted followers, and of all buyers with a known place, listed or not.
 */
function beside(
  sides: { followers: readonly Place[]; buyers: readonly Place[] },
  buyersKnown: number,
): AudienceRows {
  const filled = (['followers', 'buyers'] as const).filter((side) => sides[side].length > 0)
  const named = (side: (typeof filled)[number]) => sumOf(sides[side].map(({ count }) => count))
  const total = { followers: named('followers'), buyers: buyersKnown }
  const isWhole = {
    followers: sides.followers.length < maxNamed,
    buyers: named('buyers') >= buyersKnown,
  }
  const parts = filled.map((key) => ({ key, total: total[key] }))
  const absent = filled.map((side) => (isWhole[side] ? 0 : null))
  const found = new Map<string, AudienceRow>()
  filled.forEach((side, part) => {
    for (const { key, name, count } of sides[side]) {
      const row = found.get(key) ?? { key, name, values: [...absent] }
      row.values[part] = (row.values[part] ?? 0) + count
      found.set(key, row)
    }
  })
  const weightOf = ({ values }: AudienceRow) =>
    Math.max(...values.map((value, part) => (value ?? 0) / (parts[part]!.total || 1)))
  const rows = [...found.values()].toSorted(
    (one, other) => weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : 1),
  )
  return { parts, rows }
}

/** The first rows, and one row with everything else; at most `maxRows` together. */
export function largestRows({ parts, rows }: AudienceRows, maxRows: number, restName: string): AudienceRows {
  if (rows.length <= maxRows) return { parts, rows }
  const first = rows.slice(0, maxRows - 1)
  const values = parts.map(({ total }, part) => total - sumOf(first.map((row) => row.values[part] ?? 0)))
  return { parts, rows: [...first, { key: 'rest', name: restName, values }] }
}

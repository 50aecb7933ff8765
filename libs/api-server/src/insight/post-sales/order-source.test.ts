import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

type Attribution = Record<string, string | null>

interface Source {
  channel: string
  way: 'organic' | 'paid' | null
  isFromElsewhere: boolean
}

/** The database's result for orders, in order. `teamId` has no such orders yet. */
async function sourcesOf(
  database: WholeDatabase,
  teamId: number,
  orders: (Attribution | null)[],
): Promise<Source[]> {
  return inTeam(database, teamId, async (db) => {
    const { id: store } = await db
      .insertInto('stores')
      .values({
        type: 'woocommerce',
        name: 'Oak',
        url: 'https://oak.example',
        default_currency: 'GBP',
        currency_id: 826,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<Source>`
      insert into orders (team_id, store_id, provider_id, number, status, is_sale, currency, total, tax_total,
        shipping_total, discount_total, refunded_total, items_count, ordered_at, modified_at, customer_name, attribution)
      select ${teamId}, ${store}, place::text, 'INV-' || place, 'completed', true, 'GBP', 1000, 0, 0, 0, 0, 1, now(), now(), '',
        nullif(value, 'null'::jsonb)
      from jsonb_array_elements(${JSON.stringify(orders)}::jsonb) with ordinality as e (value, place)
      returning channel, instagram_way as way, is_from_elsewhere as "isFromElsewhere"`.execute(db)
    return rows
  })
}

/** As shops, ads and link builders write it; `{{placement}}` in Meta's ads makes the first ones. */
const instagram = [
  'Instagram_Feed',
  'Instagram_Stories',
  'Instagram_Reels',
  'Instagram_Explore',
  'Instagram_Profile_Feed',
  'instagram_story',
  'ig_feed',
  'ig-stories',
  'ig',
  'IG',
  'Insta',
  'INSTAGRAM',
  'IGShopping',
  'instagram-shop',
  'instagram_bio',
  'l.instagram.com',
  'www.Instagram.com',
  'instagram.com',
]
const instagramAds = ['ig-ads', 'instagram_ads', 'IG_AD', 'Instagram Paid', 'insta-ads']
const anyNetwork = ['facebook_instagram', 'fb_ig', 'FBIG', 'meta']
const elsewhere = [
  'fb',
  'msg',
  'an',
  'facebook',
  'Facebook_Mobile_Feed',
  'bigfeed',
  'instagramers',
  'google',
  'ig_x',
]
const unknown = [null, '', '(direct)', '(not set)']

test.runIf(inject('database') === 'postgres').each(['', 'tr-TR'])(
  'recognises the spellings of Instagram in a database with locale "%s", and finds numbers in lower case',
  async (icuLocale) => {
    const { database, close } = await openEmptyDatabase({ icuLocale })
    try {
      await migrate(database)
      const { rows } = await sql<{ id: number; small: string }>`
        insert into teams (name, timezone, created_at) values ('Oak', 'Europe/Istanbul', now())
        returning team_id as id, lower('I') as small`.execute(database)
      const [team = { id: 0, small: '' }] = rows
      expect(team.small).toBe(icuLocale === 'tr-TR' ? 'ı' : 'i')
      const sources = [...instagram, ...instagramAds, ...anyNetwork, ...elsewhere]
      const orders = sources.map((utm_source) => ({ utm_source }))
      const found = await sourcesOf(database, team.id, [
        ...orders,
        { referrer: 'HTTPS://L.INSTAGRAM.COM/?u=x' },
      ])
      expect(found.map(({ way, isFromElsewhere }) => [way, isFromElsewhere])).toEqual([
        ...instagram.map(() => ['organic', false]),
        ...instagramAds.map(() => ['paid', false]),
        ...anyNetwork.map(() => [null, false]),
        ...elsewhere.map(() => [null, true]),
        ['organic', false],
      ])
      expect(found.slice(0, -elsewhere.length - 1).map(({ channel }) => channel)).toEqual([
        ...instagram.map(() => 'instagram'),
        ...instagramAds.map(() => 'instagram_paid'),
        ...anyNetwork.map(() => 'social'),
      ])
      const numbers = await inTeam(database, team.id, (db) =>
        sql<{ exact: number; searched: number }>`
          select cardinality(find_orders(null, 'inv-3', 100)) as exact,
            (select count(*) from search_orders(null, 'inv-3%', '% inv-3%', '-ordered_at')) as searched`.execute(
          db,
        ),
      )
      expect(numbers.rows).toEqual([{ exact: 1, searched: 9 }])
    } finally {
      await close()
    }
  },
)

const sources = [...unknown, 'google', 'IGShopping', 'Instagram_Reels', 'ig-ads', 'fb_ig']
const pages = [
  null,
  'https://l.instagram.com/',
  'android-app://com.instagram.android',
  'https://www.google.com/',
]
const media = [null, 'Paid_Social', 'Social']

/** One visit directly by the definition. */
function plainly({
  source,
  medium,
  page,
}: {
  source: string | null
  medium: string | null
  page: string | null
}) {
  const isPaid = medium === 'Paid_Social'
  if (source === 'ig-ads') return 'paid'
  const isPage = page !== null && page.includes('instagram')
  const isInstagram =
    source === 'IGShopping' || source === 'Instagram_Reels' || (isPage && source !== 'google')
  if (isInstagram) return isPaid ? 'paid' : 'organic'
  return source === 'google' ? 'elsewhere' : 'unknown'
}

test('prefers the last visit to the first, and the source to the page', async () => {
  const visits = sources.flatMap((source) =>
    media.flatMap((medium) => pages.map((page) => ({ source, medium, page }))),
  )
  const cases = visits.flatMap((last) => visits.map((first) => ({ last, first })))
  const found = await sourcesOf(used.opened.database, (await used.api.newTeam()).team_id, [
    null,
    {},
    ...cases.map(({ last, first }) => ({
      utm_source: last.source,
      utm_medium: last.medium,
      referrer: last.page,
      first_utm_source: first.source,
      first_utm_medium: first.medium,
      first_referrer: first.page,
    })),
  ])
  const isWay = (word: string) => word === 'organic' || word === 'paid'
  const expected = cases.map(({ last, first }) => {
    const [byLast, byFirst] = [plainly(last), plainly(first)]
    const way = [byLast, byFirst].find(isWay) ?? null
    return [way, byLast === 'elsewhere' && !isWay(byFirst)]
  })
  expect(found.map(({ way, isFromElsewhere }) => [way, isFromElsewhere])).toEqual([
    [null, false],
    [null, false],
    ...expected,
  ])
  expect(found.slice(2).map(({ channel }) => channel.startsWith('instagram'))).toEqual(
    cases.map(({ last }) => isWay(plainly(last))),
  )
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/use-test-api.ts'
import { cameFromElsewhere } from './order-source.ts'

const used = useTestApi()

const sources = [
  null,
  '',
  '(direct)',
  'google',
  'Newsletter',
  'IGShopping',
  'l.instagram.com',
  'instagram_ads',
]
const pages = [null, 'https://l.instagram.com/', 'https://www.google.com/']
const fromInstagram = ['IGShopping', 'l.instagram.com', 'instagram_ads']
const elsewhere = ['google', 'Newsletter']

test('an order came from elsewhere when its source is another one and its first visit was not from Instagram', async () => {
  const cases = sources.flatMap((last) =>
    pages.flatMap((referrer) =>
      sources.flatMap((first) => pages.map((firstReferrer) => ({ last, referrer, first, firstReferrer }))),
    ),
  )
  const orders = cases.map(({ last, referrer, first, firstReferrer }) => ({
    utm_source: last,
    referrer,
    first_utm_source: first,
    first_referrer: firstReferrer,
  }))
  const { rows } = await sql<{ is_elsewhere: boolean }>`
    select ${cameFromElsewhere} as is_elsewhere
    from jsonb_array_elements(${JSON.stringify([...orders, null])}::jsonb) with ordinality as e (value, place)
    cross join lateral (select nullif(value, 'null'::jsonb) as attribution) as o order by place`.execute(
    used.opened.database,
  )
  const expected = cases.map(({ last, first, firstReferrer }) => {
    const firstIsKnown = first !== null && (elsewhere.includes(first) || fromInstagram.includes(first))
    const firstIsInstagram = firstIsKnown
      ? fromInstagram.includes(first)
      : firstReferrer === 'https://l.instagram.com/'
    return last !== null && elsewhere.includes(last) && !firstIsInstagram
  })
  expect(rows.map(({ is_elsewhere }) => is_elsewhere)).toEqual([...expected, false])
})

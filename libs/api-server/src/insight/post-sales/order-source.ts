import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Names that shops, networks and link builders give Instagram, without case and punctuation. */
const instagramNames = [
  'ig',
  'insta',
  'instagram',
  'instagramcom',
  'linstagramcom',
  'igshopping',
  'instagramshopping',
  'instagramshop',
  'instagramstories',
]

/** Names that say at once that the way from Instagram was paid for. */
const instagramAds = ['igad', 'igads', 'instagramad', 'instagramads']

/** Sources that say that none is known. */
const noSource = ['', 'direct', 'none', 'notset', 'null', 'undefined', 'unknown', 'anunknownsource']

/** Ways that were paid for, without case and punctuation. */
const paidMedia = [
  'paid',
  'paidsocial',
  'paidsoc',
  'socialpaid',
  'paidsearch',
  'paidmedia',
  'cpc',
  'cpm',
  'cpa',
  'cpv',
  'ppc',
  'ad',
  'ads',
  'advert',
  'advertising',
  'display',
  'sponsored',
  'boost',
  'boosted',
]

const plain = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(coalesce(${text}, '')), '[^a-z0-9]+', '', 'g')`

const text = (name: string) => sql`left(o.attribution ->> ${name}, 200)`
const isInstagramPage = (name: string) =>
  sql`coalesce(lower(o.attribution ->> ${name}) ~ '^https?://([a-z0-9-]+[.])*instagram[.]com([:/?#]|$)', false)`

/**
 * How the visits of `o` came about: the last one, and the first one where that is known and was another way. `way` is
 * `organic` or `paid`, null where it was not Instagram or nobody knows; what a source says goes before the page that a
 * visitor came from.
 */
const visits = sql`(
  select is_last, source, case
    when source = any(${instagramAds}::text[]) then 'paid'
    when source = any(${instagramNames}::text[]) or source = any(${noSource}::text[]) and is_referred
      then case when medium = any(${paidMedia}::text[]) then 'paid' else 'organic' end
  end as way
  from (values
    (true, ${plain(text('utm_source'))}, ${plain(text('utm_medium'))}, ${isInstagramPage('referrer')}),
    (false, ${plain(text('first_utm_source'))}, ${plain(text('first_utm_medium'))}, ${isInstagramPage('first_referrer')})
  ) as visit (is_last, source, medium, is_referred)) as visits`

/**
 * How an order with the attribution of `o` came from Instagram: `organic` or `paid`. Null where it did not, or where
 * nobody knows. The last visit decides where it was from Instagram, otherwise the first one.
 */
export const wayFromInstagram = sql`(
  select way from ${visits} where way is not null order by is_last desc limit 1
)`

const lastSource = plain(text('utm_source'))
const firstSource = plain(text('first_utm_source'))

/**
 * Whether the source of order `o` is known, and is not Instagram; and neither was that of the first visit. It says what
 * `visits` says and asks what costs least first: all orders of years are asked.
 */
export const cameFromElsewhere = sql`(
  o.attribution is not null
    and ${lastSource} <> all(${[...instagramAds, ...instagramNames, ...noSource]}::text[])
    and not (${firstSource} = any(${[...instagramAds, ...instagramNames]}::text[])
      or ${firstSource} = any(${noSource}::text[]) and ${isInstagramPage('first_referrer')})
)`

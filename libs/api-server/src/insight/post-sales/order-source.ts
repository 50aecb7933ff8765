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

/** What the attribution of `o` says, as it is compared. */
const told = sql`(select
    ${plain(sql`left(o.attribution ->> 'utm_source', 200)`)} as source,
    ${plain(sql`left(o.attribution ->> 'utm_medium', 200)`)} as medium,
    coalesce(lower(o.attribution ->> 'referrer') ~ '^https?://([a-z0-9-]+[.])*instagram[.]com([:/?#]|$)', false) as is_referred
  ) as told`

/**
 * How an order with the attribution of `o` came from Instagram: `organic` or `paid`. Null where it did not, or where
 * nobody knows. What a source says goes before the page that a visitor came from.
 */
export const wayFromInstagram = sql`(
  select case
    when source = any(${instagramAds}::text[]) then 'paid'
    when source = any(${instagramNames}::text[]) or source = any(${noSource}::text[]) and is_referred
      then case when medium = any(${paidMedia}::text[]) then 'paid' else 'organic' end
  end
  from ${told}
)`

/** Whether the source of order `o` is known, and is not Instagram. */
export const cameFromElsewhere = sql`(
  select source <> all(${[...instagramAds, ...instagramNames, ...noSource]}::text[]) from ${told}
)`

import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const words = (list: string) => list.trim().split(/\s+/)

/**
 * Names that shops, networks and link builders use for Instagram. All names here are without case and
 * punctuation.
 */
const instagram = words('ig insta instagram')

/**
 * What may follow such a name: the place on Instagram where the link was. `{{placement}}` of Meta's ads gives
 * `Instagram_Feed`, `Instagram_Stories`, `Instagram_Reels`, `Instagram_Explore` and more, and
 * `{{site_source_name}}` gives `ig`, `fb`, `msg` or `an`; shops copy both into `utm_source`:
 * https://kb.triplewhale.com/en/articles/6448705-acceptable-utm-alternatives lists what they wrote. Instagram
 * itself writes `IGShopping`, and `l.instagram.com` as the page that a visitor came from.
 */
const places = words(`
  feed stories story reels reel explore explorehome explorefeed search profile profilefeed profilereels post posts
  shop shopping shoptab bio linkinbio biolink dm organic social
`)
const hosts = words(
  'instagramcom wwwinstagramcom linstagramcom lminstagramcom minstagramcom cominstagramandroid',
)

/** Names that mean a paid visit from Instagram. */
const ads = instagram.flatMap((name) => words('ad ads paid').map((way) => name + way))

/** All other names of Instagram. */
const names = [...instagram, ...instagram.flatMap((name) => places.map((place) => name + place)), ...hosts]

/** Names for several of Meta's networks: the visit may be from Instagram, but it isn't known. */
const anyNetwork = words(
  'meta metaads fbig igfb facebookinstagram instagramfacebook facebookandinstagram instagramandfacebook',
)

/** Sources that mean an unknown one. */
const none = ['', ...words('direct none notset null undefined unknown anunknownsource')]

/** Media that were paid for. */
const paid = words(`
  paid paidsocial paidsoc socialpaid paidsearch paidmedia cpc cpm cpa cpv ppc ad ads advert advertising display sponsored
  boost boosted
`)
const mail = words('email emails mail newsletter newsletters klaviyo mailchimp brevo sendinblue omnisend')
const social = words(`
  social socialmedia socialnetwork socialnetworks facebook facebookcom lfacebookcom mfacebookcom fb tiktok tiktokcom
  pinterest pinterestcom twitter twittercom tco xcom youtube youtubecom linkedin linkedincom snapchat threads threadsnet
  whatsapp telegram reddit redditcom
`)

const isOneOf = (name: string, list: string[]) =>
  `${name} = any(array[${list.map((one) => `'${one}'`).join(', ')}])`

/**
 * Only ASCII letters are converted to lower case: with a Turkish locale, `I` would become a letter that no
 * name has.
 */
const plain = (field: string) =>
  `regexp_replace(lower(coalesce(left(attribution ->> '${field}', 200), '') collate "C"), '[^a-z0-9]+', '', 'g')`

const isInstagramPage = (field: string) => `
  lower(coalesce(left(attribution ->> '${field}', 300), '') collate "C")
    ~ '^(https?://([a-z0-9-]+[.])*instagram[.]com|android-app://com[.]instagram[.]android)([:/?#]|$)'`

/** How a visit came from Instagram: `organic` or `paid`; null if it didn't, or if that isn't known. */
function wayOf(first: '' | 'first_') {
  const [source, medium] = [plain(`${first}utm_source`), plain(`${first}utm_medium`)]
  // A source takes precedence over the page that a visitor came from.
  return `case
    when attribution is null then null
    when ${isOneOf(source, ads)} then 'paid'
    when ${isOneOf(source, names)} or ${isOneOf(source, [...none, ...anyNetwork])} and ${isInstagramPage(`${first}referrer`)}
      then case when ${isOneOf(medium, paid)} then 'paid' else 'organic' end
  end`
}

/**
 * The sources of orders, which the database derives from the shop's record of the last and the first visit:
 *
 * - `channel`: of the last visit;
 * - `instagram_way`: `organic` or `paid` from Instagram, by the last visit if it was from there, otherwise by
 * the first;
 * - `is_from_elsewhere`: the source is known, and neither visit was from Instagram.
 *
 * The rules are in PL/pgSQL functions: PostgreSQL parses the expression of a generated column for each row of
 * an update that doesn't change its sources, and keeps the result until the update ends. As expressions these
 * rules cost 1.7 ms and 70 kB for each such row, while a call costs microseconds.
 *
 * This is the only table of known names. Changing it takes a new migration that creates the columns again.
 * The posts for which the orders count are counted again.
 */
export async function up(db: Kysely<unknown>) {
  const [source, medium] = [plain('utm_source'), plain('utm_medium')]
  const otherChannel = `case
    when attribution is null or attribution = '{}' then 'unknown'
    when ${isOneOf(medium, paid)} or ${source} = 'metaads' then 'paid'
    when ${isOneOf(medium, mail)} or ${isOneOf(source, mail)} then 'email'
    when ${isOneOf(medium, social)} or ${isOneOf(source, [...social, ...anyNetwork])} then 'social'
    when attribution ->> 'source_type' = 'organic' or ${medium} = 'organic' then 'search'
    when attribution ->> 'source_type' = 'referral' or ${medium} = 'referral' then 'referral'
    when attribution ->> 'source_type' = 'typein' then 'direct'
    when attribution ->> 'source_type' = 'admin' then 'admin'
    when attribution ->> 'source_type' = 'mobile_app' then 'app'
    when attribution ->> 'source_type' = 'utm' then 'campaign'
    else 'unknown'
  end`
  const channel = `coalesce(case ${wayOf('')} when 'paid' then 'instagram_paid' when 'organic' then 'instagram' end,
    ${otherChannel})`
  const isFromElsewhere = `
    attribution is not null and not ${isOneOf(source, [...names, ...ads, ...none, ...anyNetwork])}
      and ${wayOf('first_')} is null`
  const made = {
    order_channel: ['text', channel],
    order_instagram_way: ['text', `coalesce(${wayOf('')}, ${wayOf('first_')})`],
    order_is_from_elsewhere: ['boolean', isFromElsewhere],
  }
  for (const [name, [type, rule]] of Object.entries(made))
    await sql
      .raw(
        `create function ${name}(attribution jsonb) returns ${type} language plpgsql immutable parallel safe
        as $$ begin return ${rule}; end $$`,
      )
      .execute(db)
  await sql`
    alter table orders
      drop column channel,
      add column channel text not null generated always as (order_channel(attribution)) stored,
      add column instagram_way text generated always as (order_instagram_way(attribution)) stored,
      add column is_from_elsewhere boolean not null
        generated always as (order_is_from_elsewhere(attribution)) stored`.execute(db)
  await sql`
    create index orders_sold on orders (team_id, store_id, ordered_at)
    include (id, customer_id, currency, channel, total, refunded_total) where is_sale`.execute(db)
  await sql`
    insert into post_sales_due (team_id, from_at, until_at)
    select team_id, min(ordered_at), max(ordered_at) + interval '1 millisecond' from orders
    where instagram_way is not null group by 1`.execute(db)
  await searchWithoutLocale(db)
}

/**
 * Order numbers and SKUs are searched without the locale too: with a Turkish one, `inv-1` didn't find
 * `INV-1`. The rest of the functions stays.
 */
async function searchWithoutLocale(db: Kysely<unknown>) {
  await sql`drop index orders_number`.execute(db)
  await sql`create index orders_number on orders (team_id, lower(number collate "C") text_pattern_ops)`.execute(
    db,
  )
  await sql`drop index products_by_sku`.execute(db)
  await sql`
    create index products_by_sku on products (team_id, lower(sku collate "C"), store_id, id) where sku is not null`.execute(
    db,
  )
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where proname in ('search_sorted_orders', 'search_orders', 'find_orders', 'find_products')`.execute(db)
  for (const { definition } of rows)
    await sql
      .raw(
        definition
          .replaceAll('lower(o.number)', 'lower(o.number collate "C")')
          .replaceAll('lower(p.sku)', 'lower(p.sku collate "C")'),
      )
      .execute(db)
}

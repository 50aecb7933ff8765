import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Names without case and punctuation. */
const names = (list: string) =>
  sql.raw(
    `array[${list
      .split(' ')
      .map((name) => `'${name}'`)
      .join(', ')}]`,
  )

const instagram = names(
  'ig insta instagram instagramcom linstagramcom igshopping instagramshopping instagramshop instagramstories',
)
const instagramAds = names('igad igads instagramad instagramads')
const paid = names(
  'paid paidsocial paidsoc socialpaid paidsearch paidmedia cpc cpm cpa cpv ppc ad ads advert advertising display sponsored boost boosted',
)
const mail = names('email emails mail newsletter newsletters klaviyo mailchimp brevo sendinblue omnisend')
const social = names(
  'social socialmedia socialnetwork socialnetworks facebook facebookcom lfacebookcom mfacebookcom fb tiktok tiktokcom pinterest pinterestcom twitter twittercom tco xcom youtube youtubecom linkedin linkedincom snapchat threads threadsnet whatsapp telegram reddit redditcom',
)
const plain = (name: string) =>
  sql.raw(`regexp_replace(lower(coalesce(left(attribution ->> '${name}', 200), '')), '[^a-z0-9]+', '', 'g')`)

/**
 * The first sale of each customer, and the channel of each order, which the database derives from the shop's
 * record of the last visit. A source takes precedence over the page that a visitor came from. The index has
 * all columns from which the buyers of a period are counted.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table customers add column first_order_at timestamptz(3)`.execute(db)
  await sql`
    update customers c set first_order_at = sold.first
    from (
      select team_id, customer_id, min(ordered_at) as first from orders
      where customer_id is not null and is_sale group by 1, 2
    ) as sold
    where c.team_id = sold.team_id and c.id = sold.customer_id`.execute(db)
  await sql`
    create index customers_by_first_order on customers (team_id, store_id, first_order_at)
    where first_order_at is not null`.execute(db)

  const [source, medium] = [plain('utm_source'), plain('utm_medium')]
  const isReferred = sql`
    left(lower(coalesce(attribution ->> 'referrer', '')), 300) ~ '^https?://([a-z0-9-]+[.])*instagram[.]com([:/?#]|$)'`
  await sql`
    alter table orders add column channel text not null generated always as (
      case
        when attribution is null or attribution = '{}' then 'unknown'
        when ${source} = any(${instagramAds}) then 'instagram_paid'
        when ${source} = any(${instagram})
          or ${source} in ('', 'direct', 'none', 'notset', 'null', 'undefined', 'unknown') and ${isReferred}
          then case when ${medium} = any(${paid}) then 'instagram_paid' else 'instagram' end
        when ${medium} = any(${paid}) then 'paid'
        when ${medium} = any(${mail}) or ${source} = any(${mail}) then 'email'
        when ${medium} = any(${social}) or ${source} = any(${social}) then 'social'
        when attribution ->> 'source_type' = 'organic' or ${medium} = 'organic' then 'search'
        when attribution ->> 'source_type' = 'referral' or ${medium} = 'referral' then 'referral'
        when attribution ->> 'source_type' = 'typein' then 'direct'
        when attribution ->> 'source_type' = 'admin' then 'admin'
        when attribution ->> 'source_type' = 'mobile_app' then 'app'
        when attribution ->> 'source_type' = 'utm' then 'campaign'
        else 'unknown'
      end
    ) stored`.execute(db)
  await sql`
    create index orders_sold on orders (team_id, store_id, ordered_at)
    include (customer_id, currency, channel, total, refunded_total) where is_sale`.execute(db)
  await searchBuyers(db)
}

/**
 * The search for customers can filter people who bought once, and people who bought again. The rest of the
 * function stays.
 */
async function searchBuyers(db: Kysely<unknown>) {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where proname = 'search_customers'`.execute(db)
  for (const { definition } of rows)
    await sql
      .raw(
        definition.replace(
          'narrowed text := concat(',
          `narrowed text := concat(
    case filters ->> 'buyers' when 'new' then ' and t.orders_count = 1'
      when 'returning' then ' and t.orders_count > 1' end,`,
        ),
      )
      .execute(db)
}

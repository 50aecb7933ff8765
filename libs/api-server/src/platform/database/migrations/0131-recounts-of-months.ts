import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Names without case and punctuation. */
const names = (list: string) =>
  `array[${list
    .split(' ')
    .map((name) => `'${name}'`)
    .join(', ')}]`

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
  `regexp_replace(lower(coalesce(left(attribution ->> '${name}', 200), '')), '[^a-z0-9]+', '', 'g')`

/**
 * Months that a new rule may have changed: one row for each store and rule, until the months have been
 * compared. A change of a month isn't shown until its store is done, so its moment is null until then. A
 * function gives the channel of an order by the rule before `0129-sources-of-orders`, as in
 * `0102-buyers-and-channels`.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table figure_recounts (
      team_id ${teamIdColumn},
      store_id bigint not null,
      rule text not null,
      first_month date,
      next_month date,
      primary key (team_id, store_id, rule),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await secureTeamTable(db, 'figure_recounts')
  await sql`
    alter table figure_changes
      alter column changed_at drop not null,
      add column figure text not null default 'sales',
      drop constraint figure_changes_pkey,
      add primary key (team_id, store_id, figure, month, currency)`.execute(db)
  await sql`alter table figure_changes alter column figure drop default`.execute(db)
  await sql`
    create function order_channel_0128(attribution jsonb) returns text language plpgsql immutable parallel safe
    as $$ begin return ${sql.raw(channelBefore())}; end $$`.execute(db)
  await sql`
    insert into figure_recounts (team_id, store_id, rule)
    select team_id, id, rule from stores, unnest(array['sources-0129', 'first-orders-0130']) as rule
    where orders_count > 0`.execute(db)
}

function channelBefore() {
  const [source, medium] = [plain('utm_source'), plain('utm_medium')]
  const isReferred = `
    left(lower(coalesce(attribution ->> 'referrer', '')), 300) ~ '^https?://([a-z0-9-]+[.])*instagram[.]com([:/?#]|$)'`
  return `case
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
  end`
}

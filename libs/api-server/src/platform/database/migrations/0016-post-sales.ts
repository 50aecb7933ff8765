import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { captionAddresses, productAddress } from './frozen-product-address.ts'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'
import { createSalesSums } from './post-sales-sums.ts'

/** Moments before and after all others. */
const beginning = '1970-01-01T00:00:00.000Z'
const end = '9999-01-01T00:00:00.000Z'

/** The products that posts link to, the orders that resulted from posts, and their sums. */
export async function up(db: Kysely<unknown>) {
  await createLinks(db)
  await createOrderPosts(db)
  await createEstimates(db)
  await createSums(db)
  await createDue(db)
  const tables = [
    'post_addresses',
    'post_products',
    'order_posts',
    'post_estimates',
    'post_sales',
    'post_sales_due',
    'post_sales_counts',
    'post_sales_stores',
  ]
  for (const table of tables) await secureTeamTable(db, table)
  await linkWhatIsThere(db)
}

async function createLinks(db: Kysely<unknown>) {
  await sql`
    alter table social_posts
      add column products_are_set boolean not null default false,
      add column shortcode text generated always as (substring(permalink from '/(?:p|reel|reels|tv)/([A-Za-z0-9_-]{1,100})')) stored`.execute(
    db,
  )
  // The value by which an order's attribution can name a post.
  await sql`create index social_posts_by_shortcode on social_posts (team_id, shortcode) where shortcode is not null`.execute(
    db,
  )
  await sql`create index social_posts_by_provider_id on social_posts (team_id, provider_id)`.execute(db)
  await sql`alter table products add column address text`.execute(db)
  await sql`create index products_by_address on products (team_id, address) where address is not null`.execute(
    db,
  )
  await sql`
    create table post_addresses (
      team_id ${teamIdColumn},
      post_id bigint not null,
      address text not null,
      primary key (team_id, post_id, address),
      foreign key (team_id, post_id) references social_posts on delete cascade
    )`.execute(db)
  await sql`create index post_addresses_by_address on post_addresses (team_id, address)`.execute(db)
  await sql`
    create table post_products (
      team_id ${teamIdColumn},
      post_id bigint not null,
      product_id bigint not null,
      primary key (team_id, post_id, product_id),
      foreign key (team_id, post_id) references social_posts on delete cascade,
      foreign key (team_id, product_id) references products on delete cascade
    )`.execute(db)
  await sql`create index post_products_of_product on post_products (team_id, product_id, post_id)`.execute(db)
}

async function createOrderPosts(db: Kysely<unknown>) {
  await sql`
    create table order_posts (
      team_id ${teamIdColumn},
      order_id bigint not null,
      post_id bigint not null,
      step text not null check (step in ('exact', 'likely')),
      ordered_at timestamptz(3) not null,
      currency text not null,
      revenue bigint not null,
      units bigint not null,
      primary key (team_id, order_id),
      foreign key (team_id, order_id) references orders on delete cascade,
      foreign key (team_id, post_id) references social_posts on delete cascade
    )`.execute(db)
  await sql`
    create index order_posts_of_post on order_posts (team_id, post_id, ordered_at desc, order_id desc)
    include (step, currency)`.execute(db)
  await sql`create index order_posts_by_time on order_posts (team_id, ordered_at)`.execute(db)
}

async function createEstimates(db: Kysely<unknown>) {
  await sql`
    create table post_estimates (
      team_id ${teamIdColumn},
      product_id bigint not null,
      day date not null,
      currency text not null,
      post_id bigint not null,
      sold bigint not null,
      usual numeric not null,
      excess numeric not null,
      units numeric not null,
      revenue bigint not null,
      primary key (team_id, product_id, day, currency),
      foreign key (team_id, post_id) references social_posts on delete cascade,
      foreign key (team_id, product_id) references products on delete cascade
    )`.execute(db)
  await sql`create index post_estimates_of_post on post_estimates (team_id, post_id)`.execute(db)
  await sql`create index post_estimates_by_day on post_estimates (team_id, day)`.execute(db)
}

async function createSums(db: Kysely<unknown>) {
  await sql`
    create table post_sales (
      team_id ${teamIdColumn},
      post_id bigint not null,
      currency text not null,
      account_id bigint not null,
      exact_orders bigint not null default 0,
      exact_units bigint not null default 0,
      exact_revenue bigint not null default 0,
      likely_orders bigint not null default 0,
      likely_units bigint not null default 0,
      likely_revenue bigint not null default 0,
      estimated_units numeric not null default 0,
      estimated_revenue bigint not null default 0,
      primary key (team_id, post_id, currency),
      foreign key (team_id, post_id) references social_posts on delete cascade
    )`.execute(db)
  await sql`
    create index post_sales_ranked on post_sales
      (team_id, currency, (exact_revenue + likely_revenue + estimated_revenue) desc, post_id desc)`.execute(
    db,
  )
  await createSalesSums(db)
}

async function createDue(db: Kysely<unknown>) {
  // Rows are only added: several syncs of a team write at the same time, and none waits for another.
  await sql`
    create table post_sales_due (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      from_at timestamptz(3) not null,
      until_at timestamptz(3) not null,
      primary key (team_id, id)
    )`.execute(db)
  await sql`
    create table post_sales_counts (
      team_id ${teamIdColumn} references teams on delete cascade,
      estimated_until date,
      counted_at timestamptz(3),
      next_at timestamptz(3),
      primary key (team_id)
    )`.execute(db)
  // For searches in all teams.
  await sql`create index post_sales_counts_next on post_sales_counts (next_at) where next_at is not null`.execute(
    db,
  )
  // In another zone every day is a different one.
  await sql`
    create function count_post_sales_anew() returns trigger language plpgsql set search_path = pg_catalog as $anew$
    begin
      insert into public.post_sales_due (team_id, from_at, until_at) values (new.team_id, ${sql.lit(beginning)}, ${sql.lit(end)});
      return null;
    end
    $anew$`.execute(db)
  await sql`
    create trigger teams_count_anew after update of timezone on teams for each row
    when (old.timezone is distinct from new.timezone) execute function count_post_sales_anew()`.execute(db)
  await sql`
    create table post_sales_stores (
      team_id ${teamIdColumn},
      store_id bigint not null,
      first_day date not null,
      primary key (team_id, store_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
}

const atOnce = 1000

async function linkWhatIsThere(db: Kysely<unknown>) {
  for (let after = { team_id: 0, id: 0 }; ;) {
    const { rows } = await sql<{ team_id: number; id: number; url: string | null }>`
      select team_id, id, url from products
      where (team_id, id) > (${after.team_id}, ${after.id}) order by team_id, id limit ${atOnce}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) break
    await sql`
      update products p set address = r.address
      from unnest(${rows.map((row) => row.team_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
        ${rows.map((row) => productAddress(row.url))}::text[]) as r (team_id, id, address)
      where p.team_id = r.team_id and p.id = r.id`.execute(db)
    after = last
  }
  for (let after = { team_id: 0, id: 0 }; ;) {
    const { rows } = await sql<{ team_id: number; id: number; caption: string | null }>`
      select p.team_id, p.id, p.caption from social_posts p
      join social_accounts a on a.team_id = p.team_id and a.id = p.account_id and a.service = 'social'
      where (p.team_id, p.id) > (${after.team_id}, ${after.id}) order by p.team_id, p.id limit ${atOnce}`.execute(
      db,
    )
    const last = rows.at(-1)
    if (last === undefined) break
    const named = rows.flatMap(({ caption, ...post }) =>
      captionAddresses(caption).map((address) => ({ ...post, address })),
    )
    await sql`
      insert into post_addresses (team_id, post_id, address)
      select * from unnest(${named.map((row) => row.team_id)}::bigint[], ${named.map((row) => row.id)}::bigint[],
        ${named.map((row) => row.address)}::text[])`.execute(db)
    after = last
  }
  await sql`
    insert into post_products (team_id, post_id, product_id)
    select n.team_id, n.post_id, p.id from post_addresses n
    join products p on p.team_id = n.team_id and p.address = n.address`.execute(db)
  await sql`
    update social_posts p set has_products = true
    from post_products l join products r on r.team_id = l.team_id and r.id = l.product_id
    join stores s on s.team_id = r.team_id and s.id = r.store_id and s.archived_at is null
    where p.team_id = l.team_id and p.id = l.post_id`.execute(db)
  await sql`
    insert into post_sales_due (team_id, from_at, until_at)
    select team_id, ${beginning}, ${end} from teams`.execute(db)
}

import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** The lengths in days of the windows after a post in which an order that names it counts. */
const windows = [7, 30, 90]

/**
 * The sales of a post in figures that are never added: proven orders by window, and orders from Instagram,
 * organic and paid. The former estimates are deleted; the worker calculates everything again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`drop table order_posts, post_estimates, post_sales, post_sales_stores`.execute(db)
  await sql`drop function sum_order_posts(), sum_post_estimates()`.execute(db)
  await createOrderPosts(db)
  await createSums(db)
  for (const table of ['order_posts', 'post_sales']) await secureTeamTable(db, table)
  await sql`alter table post_sales_counts drop column estimated_until`.execute(db)
  await sql`update post_sales_counts set counted_at = null, next_at = null`.execute(db)
  await sql`
    insert into post_sales_due (team_id, from_at, until_at)
    select team_id, '1970-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z' from teams`.execute(db)
}

async function createOrderPosts(db: Kysely<unknown>) {
  await sql`
    create table order_posts (
      team_id ${teamIdColumn},
      order_id bigint not null,
      post_id bigint not null,
      kind text not null check (kind in ('proven', 'organic', 'paid')),
      window_days smallint not null,
      ordered_at timestamptz(3) not null,
      currency text not null,
      units numeric(20, 4) not null,
      revenue bigint not null,
      order_units numeric(20, 4) not null,
      order_revenue bigint not null,
      posts integer not null check (posts > 0),
      primary key (team_id, order_id, post_id),
      foreign key (team_id, order_id) references orders on delete cascade,
      foreign key (team_id, post_id) references social_posts on delete cascade
    )`.execute(db)
  await sql`
    create index order_posts_of_post on order_posts (team_id, post_id, ordered_at desc, order_id desc)
    include (kind, currency, window_days, posts)`.execute(db)
  await sql`create index order_posts_by_time on order_posts (team_id, ordered_at)`.execute(db)
}

/** The columns of the sums, each with the values of `order_posts` that it adds up. */
const sums: [column: string, added: string, condition: string][] = [
  ...windows.flatMap((days): typeof sums => {
    const condition = `kind = 'proven' and window_days <= ${days}`
    return [
      [`proven_${days}_orders`, '1', condition],
      [`proven_${days}_units`, 'units', condition],
      [`proven_${days}_revenue`, 'revenue', condition],
      [`proven_${days}_also`, 'order_revenue - revenue', condition],
    ]
  }),
  ...['organic', 'paid'].flatMap((kind): typeof sums => [
    [`${kind}_orders`, '1', `kind = '${kind}'`],
    [`${kind}_units`, 'units', `kind = '${kind}'`],
    [`${kind}_revenue`, 'revenue', `kind = '${kind}'`],
  ]),
]
const names = sums.map(([column]) => column)

async function createSums(db: Kysely<unknown>) {
  const type = (column: string) => (column.endsWith('_units') ? 'numeric(20, 4)' : 'bigint')
  await sql`
    create table post_sales (
      team_id ${teamIdColumn},
      post_id bigint not null,
      currency text not null,
      account_id bigint not null,
      posted_at timestamptz(3) not null,
      ${sql.raw(names.map((column) => `${column} ${type(column)} not null default 0`).join(', '))},
      primary key (team_id, post_id, currency),
      foreign key (team_id, post_id) references social_posts on delete cascade
    )`.execute(db)
  for (const days of windows) {
    await sql
      .raw(
        `create index post_sales_ranked_${days} on post_sales
        (team_id, currency, proven_${days}_revenue desc, post_id desc)`,
      )
      .execute(db)
  }
  await sql`
    create trigger post_sales_dated before insert on post_sales for each row execute function date_post_sales()`.execute(
    db,
  )
  await createSumming(db)
}

async function createSumming(db: Kysely<unknown>) {
  const listed = names.join(', ')
  const summed = (rows: string) => `
    select team_id, post_id, currency, ${sums
      .map(
        ([column, added, condition]) =>
          `coalesce(sum(sign * (${added})) filter (where ${condition}), 0) as ${column}`,
      )
      .join(', ')}
    from (${rows}) as moved group by 1, 2, 3`
  const add = (rows: string) => `
    insert into public.post_sales as s (team_id, post_id, currency, account_id, ${listed})
    select m.team_id, m.post_id, m.currency, p.account_id, ${names.map((column) => `m.${column}`).join(', ')}
    from (${summed(rows)}) as m join public.social_posts p on p.team_id = m.team_id and p.id = m.post_id
    order by m.team_id, m.post_id, m.currency
    on conflict (team_id, post_id, currency) do update set
      ${names.map((column) => `${column} = s.${column} + excluded.${column}`).join(', ')}`
  await sql
    .raw(
      `create function sum_order_posts() returns trigger language plpgsql set search_path = pg_catalog as $sum$
      begin
        if tg_op = 'DELETE' then
          update public.post_sales s set ${names.map((column) => `${column} = s.${column} - gone.${column}`).join(', ')}
          from (${summed('select *, 1 as sign from before')}) as gone
          where s.team_id = gone.team_id and s.post_id = gone.post_id and s.currency = gone.currency;
        elsif tg_op = 'INSERT' then
          ${add('select *, 1 as sign from after')};
        else
          ${add('select *, 1 as sign from after union all select *, -1 from before')};
        end if;
        return null;
      end
      $sum$`,
    )
    .execute(db)
  for (const [event, tables] of [
    ['insert', 'new table as after'],
    ['delete', 'old table as before'],
    ['update', 'old table as before new table as after'],
  ]) {
    await sql
      .raw(
        `create trigger order_posts_summed_after_${event} after ${event} on order_posts referencing ${tables}
        for each statement execute function sum_order_posts()`,
      )
      .execute(db)
  }
}

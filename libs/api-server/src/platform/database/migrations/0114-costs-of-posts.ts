import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The lengths in days of the windows after a post in which an order that names it counts. */
const windows = [7, 30, 90]
const costs = ['costed_units', 'todays_units', 'costed_revenue', 'cost']
const typeOf = (column: string) =>
  column.endsWith('_units') ? 'numeric(20, 4)' : column.endsWith('cost') ? 'numeric(38, 8)' : 'bigint'

/** The known profit of proven orders, and its sums by post, updated by the triggers of the other sums. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(
      `alter table order_posts ${costs
        .map((column) => `add column ${column} ${typeOf(column)} not null default 0`)
        .join(', ')}`,
    )
    .execute(db)
  await sql
    .raw(
      `alter table post_sales ${windows
        .flatMap((days) =>
          costs.map((column) => `add column proven_${days}_${column} ${typeOf(column)} not null default 0`),
        )
        .join(', ')}`,
    )
    .execute(db)
  await replaceSumming(db)
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
      ...costs.map((column): (typeof sums)[number] => [`proven_${days}_${column}`, column, condition]),
    ]
  }),
  ...['organic', 'paid'].flatMap((kind): typeof sums => [
    [`${kind}_orders`, '1', `kind = '${kind}'`],
    [`${kind}_units`, 'units', `kind = '${kind}'`],
    [`${kind}_revenue`, 'revenue', `kind = '${kind}'`],
  ]),
]
const names = sums.map(([column]) => column)

async function replaceSumming(db: Kysely<unknown>) {
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
      `create or replace function sum_order_posts() returns trigger language plpgsql set search_path = pg_catalog as $sum$
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
}

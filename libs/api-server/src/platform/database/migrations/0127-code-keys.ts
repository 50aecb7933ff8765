import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The server writes the form in which discount codes are compared, because the database's rules for case
 * depend on its locale. Teams with a code that has non-ASCII letters are counted again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table post_codes alter column code_key drop expression`.execute(db)
  await sql`alter table order_codes add column code_key text`.execute(db)
  for (const table of ['order_codes', 'post_codes'])
    await sql`update ${sql.table(table)} set code_key = lower(code collate "C")`.execute(db)
  await dropSecond(db)
  for (const table of ['order_codes', 'post_codes']) await foldOtherLetters(db, table)
  await sql`alter table order_codes alter column code_key set not null`.execute(db)
  await sql`drop index order_codes_by_code`.execute(db)
  await sql`create index order_codes_by_code on order_codes (team_id, store_id, code_key, order_id)`.execute(
    db,
  )
  await sql`
    insert into post_sales_due (team_id, from_at, until_at)
    select distinct team_id, '1970-01-01T00:00:00.000Z'::timestamptz, '9999-01-01T00:00:00.000Z'::timestamptz
    from post_codes where code ~ '[^[:ascii:]]'`.execute(db)
}

/** The distinct codes of a table with non-ASCII letters, and the form in which they are compared. */
async function otherCodes(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ code: string }>`
    select distinct code from ${sql.table(table)} where code ~ '[^[:ascii:]]'`.execute(db)
  return rows.map(({ code }) => ({ code, key: frozenCodeKey(code) }))
}

/** How many codes one statement changes. */
const atOnce = 500

async function foldOtherLetters(db: Kysely<unknown>, table: string) {
  const codes = await otherCodes(db, table)
  for (let from = 0; from < codes.length; from += atOnce) {
    const some = codes.slice(from, from + atOnce)
    await sql`
      update ${sql.table(table)} t set code_key = k.key
      from unnest(${some.map(({ code }) => code)}::text[], ${some.map(({ key }) => key)}::text[]) as k (code, key)
      where t.code = k.code`.execute(db)
  }
}

/**
 * Of a post's codes that are now the same one, a single one is kept: the one with ASCII letters, or the
 * first.
 */
async function dropSecond(db: Kysely<unknown>) {
  const codes = await otherCodes(db, 'post_codes')
  await sql`
    with folded as (
      select p.team_id, p.post_id, p.code, k.key,
        row_number() over (partition by p.team_id, p.post_id, k.key order by p.code collate "C") as nr
      from post_codes p
      join unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ key }) => key)}::text[]) as k (code, key)
        on k.code = p.code
    )
    delete from post_codes p using folded f
    where p.team_id = f.team_id and p.post_id = f.post_id and p.code = f.code and (f.nr > 1 or exists (
      select from post_codes o where o.team_id = f.team_id and o.post_id = f.post_id and o.code_key = f.key
        and o.code !~ '[^[:ascii:]]'))`.execute(db)
}

const frozenCodeKey = (code: string) =>
  code.normalize('NFC').toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i')

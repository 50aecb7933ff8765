import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Discount codes are compared without the case of any letter: a Greek word that ends in Σ, or ß and SS. Of a
 * post's codes that are now the same one, the first is kept. Teams with a changed code are counted again.
 */
export async function up(db: Kysely<unknown>) {
  await dropSecond(db)
  const teams = new Set([...(await foldCodes(db, 'order_codes')), ...(await foldCodes(db, 'post_codes'))])
  await sql`
    insert into post_sales_due (team_id, from_at, until_at)
    select distinct team_id, '1970-01-01T00:00:00.000Z'::timestamptz, '9999-01-01T00:00:00.000Z'::timestamptz
    from post_codes where team_id = any(${[...teams]}::bigint[])`.execute(db)
}

/** The codes of a table whose key changes. */
async function changedCodes(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ code: string; code_key: string }>`
    select distinct code, code_key from ${sql.table(table)} where code ~ '[^[:ascii:]]'`.execute(db)
  return rows.flatMap(({ code, code_key }) => {
    const key = frozenCodeKey(code)
    return key === code_key ? [] : { code, key }
  })
}

/** How many codes one statement changes. */
const atOnce = 500

/** The teams of changed codes. */
async function foldCodes(db: Kysely<unknown>, table: string): Promise<number[]> {
  const codes = await changedCodes(db, table)
  const teams: number[] = []
  for (let from = 0; from < codes.length; from += atOnce) {
    const some = codes.slice(from, from + atOnce)
    const { rows } = await sql<{ team_id: number }>`
      with changed as (
        update ${sql.table(table)} t set code_key = k.key
        from unnest(${some.map(({ code }) => code)}::text[], ${some.map(({ key }) => key)}::text[]) as k (code, key)
        where t.code = k.code returning t.team_id
      )
      select distinct team_id from changed`.execute(db)
    teams.push(...rows.map(({ team_id }) => team_id))
  }
  return teams
}

async function dropSecond(db: Kysely<unknown>) {
  const codes = await changedCodes(db, 'post_codes')
  await sql`
    with folded as (
      select p.team_id, p.post_id, p.code_key,
        row_number() over (
          partition by p.team_id, p.post_id, coalesce(k.key, p.code_key) order by p.code collate "C"
        ) as place
      from post_codes p
      left join unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ key }) => key)}::text[]) as k (code, key)
        on k.code = p.code
    )
    delete from post_codes p using folded f
    where p.team_id = f.team_id and p.post_id = f.post_id and p.code_key = f.code_key and f.place > 1`.execute(
    db,
  )
}

const frozenCodeKey = (code: string) =>
  [
    ...code
      .normalize('NFKC')
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replaceAll('\u0307', '')
      .normalize('NFC'),
  ]
    .slice(0, 255)
    .join('')

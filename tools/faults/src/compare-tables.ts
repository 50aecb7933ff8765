import type { Query } from './query.ts'
import type { Report } from './report.ts'

/** Tables that a backup leaves out or a restore empties: nobody is signed in to a restored installation. */
const notKept = [
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'sessions',
  'links',
  'known_devices',
  'write_keys',
  'registrations',
  'social_attempts',
  'social_codes',
  'social_newcomers',
  'social_registrations',
  'account_attempts',
]
/** Columns that a restore changes: invitations expire. */
const changed = ['invitation_expires_at']

/** Compares every row of every table. */
export async function compareTables(one: Query, other: Query, report: Report): Promise<void> {
  const tables = await one(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
  let compared = 0
  let rows = 0
  for (const { name } of tables) {
    const table = String(name)
    if (notKept.includes(table)) continue
    const digest = `
      select count(*)::int as rows, coalesce(md5(string_agg(md5(row), '' order by md5(row))), '-') as digest from (
        select (to_jsonb(t) - array[${changed.map((name) => `'${name}'`).join()}])::text as row from ${table} t) rows`
    const [[ours], [theirs]] = await Promise.all([one(digest), other(digest)])
    compared += 1
    rows += Number(ours?.rows)
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
      report.findings.push(
        `After the restore ${table} differs: ${String(ours?.rows)} rows before, ${String(theirs?.rows)} after`,
      )
    }
  }
  report.notes.push(`${compared} tables with ${rows} rows compared after a restore`)
}

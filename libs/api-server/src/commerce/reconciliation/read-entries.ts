import { sql } from 'kysely'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { measures, sumsOf } from './counting.ts'
import type { Counting, Sums } from './counting.ts'
import { withEntries } from './month-entries.ts'

/** Equal entries, added up. */
export interface EntrySums {
  reason: string | null
  currency: string
  in_tandem: boolean
  in_shop: boolean
  /** From 1 on. */
  shop_day: number
  /** Orders with unknown parts. */
  unsplit: number
  sums: Sums
}

type SummedRow = Omit<EntrySums, 'sums'> & Sums

const columns = sql.raw(measures.join(', '))
const summed = sql.raw(measures.map((measure) => `sum(${measure})::bigint as ${measure}`).join(', '))

/** Everything that either side counts in the month, added up by reason, currency and day of the report. */
export async function entrySums(db: TeamDatabase, counting: Counting): Promise<EntrySums[]> {
  const { rows } = await sql<SummedRow>`
    ${withEntries(db, counting)}
    select reason, currency, in_tandem, in_shop, shop_day, sum(is_unsplit::int)::bigint as unsplit, ${summed}
    from entries group by reason, currency, in_tandem, in_shop, shop_day`.execute(db)
  return rows.map(({ reason, currency, in_tandem, in_shop, shop_day, unsplit, ...sums }) => ({
    reason,
    currency,
    in_tandem,
    in_shop,
    shop_day,
    unsplit,
    sums: sumsOf(sums, currency),
  }))
}

/** An order of a reason, with its effect. */
export interface ReasonOrder {
  reason: string
  currency: string
  id: number
  number: string
  /** Minor units of its own currency. */
  amount: number
  /** All orders of the reason. */
  count: number
}

/** How many orders of a reason are listed. */
export const namedOrders = 20

/** The orders of each reason, largest amounts first. */
export async function reasonOrders(db: TeamDatabase, counting: Counting): Promise<ReasonOrder[]> {
  const { rows } = await sql<ReasonOrder>`
    ${withEntries(db, counting)}, changed as (
      select reason, currency, id, number, sum(total * (in_shop::int - in_tandem::int))::bigint as amount
      from entries where reason is not null group by reason, currency, id, number
    ), placed as (
      select *, row_number() over (partition by reason, currency order by abs(amount) desc, id) as place,
        count(*) over (partition by reason, currency) as count
      from changed
    )
    select reason, currency, id, number, amount, count from placed where place <= ${namedOrders}
    order by reason, currency, place`.execute(db)
  return rows
}

/** A row that the report should have on a day, by Tandem's data. */
export interface ExpectedRow {
  id: number
  provider_id: string
  number: string
  refund_provider_id: string | null
  sums: Sums
}

/** More rows than the shop is asked for. */
const maxRows = 5000

/** The rows that the report should have on some of its days; null when there are too many to compare. */
export async function expectedRows(
  db: TeamDatabase,
  counting: Counting,
  days: number[],
): Promise<ExpectedRow[] | null> {
  const { rows } = await sql<Omit<ExpectedRow, 'sums'> & Sums & { currency: string }>`
    ${withEntries(db, counting)}
    select id, provider_id, number, currency, refund_provider_id, ${columns}
    from entries where in_shop and shop_day = any(${days}::int[]) limit ${maxRows + 1}`.execute(db)
  if (rows.length > maxRows) return null
  return rows.map(({ id, provider_id, number, refund_provider_id, currency, ...sums }) => ({
    id,
    provider_id,
    number,
    refund_provider_id,
    sums: sumsOf(sums, currency),
  }))
}

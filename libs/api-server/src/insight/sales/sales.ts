import { sql } from 'kysely'
import type { EndpointAnswer, listSalesDays, SalesSearch, SalesSplit, SalesTotal } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lastListed, maxDays } from '../../platform/lists/latest-days.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { costedSales } from '../../commerce/sync/costed-parts.ts'
import type { CostedParts } from '../../commerce/sync/costed-parts.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import { foundDays } from './found-days.ts'
import { salesColumns } from './sales-columns.ts'
import type { SalesRows } from './sales-columns.ts'
import { storedDays } from './stored-days.ts'

type Sales = EndpointAnswer<typeof listSalesDays>

/** A sum of one day, or of all days when `day` is null, in one currency. */
interface SumRow extends Selected<
  'store_day',
  | 'currency'
  | 'orders'
  | 'revenue'
  | 'refunds'
  | 'units'
  | 'gross'
  | 'discounts'
  | 'fees'
  | 'shipping'
  | 'tax'
  | 'refunded'
  | 'unsplit'
> {
  day: string | null
  first_day: string
  costed: CostedParts
}

/** The sales that a view of the orders shows, by day and in total. */
export async function sales(db: TeamDatabase, asked: SalesSearch, now: Date): Promise<Sales> {
  const { store_id, date_from: _from, date_to, search_term, ...filters } = asked
  const isOfAll = search_term === '' && Object.values(filters).every((value) => value === undefined)
  const stores = await listedStores(db, store_id, 'orders_count')
  const end = lastListed(date_to, now, await teamTimezone(db))
  const rows = await addUp(db, await (isOfAll ? storedDays : foundDays)(db, stores, asked), end)
  const totals = rows.filter(({ day }) => day === null)
  return {
    data: rows.flatMap(({ day, currency, orders, revenue, refunds, units }) =>
      day === null ? [] : [{ day, currency, orders, revenue, refunds, units }],
    ),
    meta: {
      totals: totals.toSorted((one, other) => other.orders - one.orders).map(toTotal),
      first_day: totals.map((row) => row.first_day).toSorted()[0] ?? null,
    },
  }
}

/** Adds rows up within each currency: for the latest days until `end` one by one, and for all days together. */
async function addUp(db: TeamDatabase, from: SalesRows, end: string): Promise<SumRow[]> {
  const sums = sql.join(salesColumns.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))
  const { rows } = await sql<SumRow>`
    with days as materialized (
      select day, currency, ${sums} from (${from}) as parts group by day, currency
    )
    select sums.*, ${costedSales(sql`sums`)} as costed from (
      select day, currency, min(day) as first_day, ${sums} from days
      group by grouping sets ((currency), (day, currency))
      having grouping(day) = 1
        or day <= ${end}::date and day > (select max(day) from days where day <= ${end}::date) - ${maxDays}::integer
    ) as sums order by day, currency`.execute(db)
  return rows
}

function toTotal(row: SumRow): SalesTotal {
  const { currency, orders, revenue, refunds, units, unsplit, costed } = row
  return {
    currency,
    orders,
    revenue,
    refunds,
    units,
    unsplit,
    costed,
    split: unsplit === 0 ? splitOf(row) : null,
  }
}

function splitOf(row: SumRow): SalesSplit {
  const { revenue, gross, discounts, fees, shipping, tax, refunded } = row
  const other = revenue + refunded - (gross - discounts + fees + shipping + tax)
  return { gross, discounts, fees, shipping, tax, other, refunded }
}

import { sql } from 'kysely'
import { bestBuyersShare, lapsedAfterDays } from '@tandem/api-contract'
import type { CustomerFilter } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ListedStores } from '../stores/listed-stores.ts'

/** The filters that a view stands for, with the end of its days as `until`. */
export interface Narrowed extends Pick<
  CustomerFilter,
  'country' | 'amount_currency' | 'amount_min' | 'amount_max'
> {
  buyers: 'new' | 'returning' | undefined
  from: string | undefined
  until: string | undefined
}

/** Says a segment of customers by the filters that find it, so that lists, searches and exports agree. */
export async function narrowToSegment(
  db: TeamDatabase,
  view: CustomerFilter,
  stores: ListedStores,
  { from, until, now }: Pick<Narrowed, 'from' | 'until'> & { now: Date },
): Promise<Narrowed> {
  const { country, buyers, amount_currency, amount_min, amount_max } = view
  const asked = { country, amount_currency, amount_min, amount_max, from, until }
  if (buyers === 'lapsed') return { ...asked, buyers: undefined, until: earlier(until, lapsedSince(now)) }
  if (buyers !== 'best') return { ...asked, buyers }
  const least = await minSpentOfBest(db, amount_currency, stores)
  // Without a sale nobody is among the best, and nobody has come back.
  if (!least) return { ...asked, buyers: 'returning' }
  const { currency, amount } = least
  const min = Math.max(amount, amount_min ?? amount)
  return { ...asked, buyers: undefined, amount_currency: currency, amount_min: min }
}

const earlier = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) < Date.parse(other) ? one : other

/** Customers who last ordered before this moment have lapsed. */
const lapsedSince = (now: Date) => new Date(now.getTime() - lapsedAfterDays * dayMs).toISOString()

/**
 * The least that one of the best buyers spent: in the asked currency, or in the one in which most people
 * bought. Null without a sale.
 */
async function minSpentOfBest(db: TeamDatabase, asked: string | undefined, { ids, areAll }: ListedStores) {
  const bought = sql`
    s.team_id = ${currentTeam(db)} and s.orders > 0
    ${areAll ? sql`` : sql`and s.store_id = any(${ids}::bigint[])`}`
  const { rows } = await sql<{ currency: string; amount: number }>`
    select most.currency, edge.amount
    from (
      select s.currency, count(*) as buyers from customer_spent s
      where ${bought} ${asked === undefined ? sql`` : sql`and s.currency = ${asked}`}
      group by s.currency order by buyers desc, s.currency limit 1
    ) as most
    cross join lateral (
      select s.amount from customer_spent s where ${bought} and s.currency = most.currency
      order by s.amount desc offset ceil(most.buyers * ${bestBuyersShare}::numeric)::bigint - 1 limit 1
    ) as edge`.execute(db)
  return rows[0] ?? null
}

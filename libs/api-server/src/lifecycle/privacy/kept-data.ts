import { sql } from 'kysely'
import type { PrivacyRequest } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { problem } from '../../platform/request/problem.ts'
import { concernedBy } from './redact.ts'

/** The stored data about one customer of a store. Amounts are minor units. */
interface PrivacyData {
  store: string
  customers: {
    name: string
    email: string | null
    city: string | null
    country: string | null
    phone: string | null
    address: unknown
    registered_at: string | null
    orders_count: number
    notes: KeptNote[]
  }[]
  orders: {
    number: string
    ordered_at: string
    status: string
    currency: string
    total: number
    refunded_total: number
    customer_name: string
    customer_email: string | null
    customer_city: string | null
    customer_country: string | null
    phone: string | null
    billing_address: unknown
    shipping_address: unknown
    note: string | null
    attribution: Record<string, string> | null
    lines: { name: string; sku: string | null; quantity: number }[]
    notes: KeptNote[]
  }[]
}

interface KeptNote {
  created_at: string
  content: string
}

const maxShown = 200

/** The latest requests of the team's stores. */
export async function findPrivacyRequests(db: TeamDatabase): Promise<PrivacyRequest[]> {
  return db
    .selectFrom('privacy_requests as r')
    .innerJoin('stores', 'stores.id', 'r.store_id')
    .select([
      'r.id',
      'r.store_id',
      'stores.name as store_name',
      'r.kind',
      'r.state',
      'r.received_at',
      'r.done_at',
      'r.customers_count',
      'r.orders_count',
      sql<boolean>`r.kind = 'data_request'
        and (r.customer_provider_id is not null or r.address is not null or r.order_provider_ids <> '{}')`.as(
        'has_data',
      ),
    ])
    .orderBy('r.id', 'desc')
    .limit(maxShown)
    .execute()
}

/** The stored data about the person of a data request. @throws MODEL_NOT_FOUND for other requests too */
export async function privacyData(db: TeamDatabase, id: number): Promise<PrivacyData & { store_id: number }> {
  const request = await db
    .selectFrom('privacy_requests as r')
    .innerJoin('stores', 'stores.id', 'r.store_id')
    .select(['r.store_id', 'stores.name', 'customer_provider_id', 'address', 'order_provider_ids'])
    .where('r.id', '=', id)
    .where('kind', '=', 'data_request')
    .executeTakeFirst()
  if (!request) throw problem('MODEL_NOT_FOUND')
  const found = await concernedBy(db, request)
  const team = currentTeam(db)
  const notes = (type: 'customer' | 'order') => sql`
    coalesce((
      select json_agg(json_build_object('created_at', n.created_at, 'content', n.content) order by n.id)
      from notes n where n.team_id = ${team} and n.notable_type = ${type} and n.notable_id = r.id and n.visible_to_team
    ), '[]') as notes`
  const { rows: customers } = await sql<PrivacyData['customers'][number]>`
    select name, email, city, country, phone, address, registered_at, orders_count, ${notes('customer')}
    from customers r where team_id = ${team} and id = any(${found.customers}::bigint[]) order by id`.execute(
    db,
  )
  const { rows: orders } = await sql<PrivacyData['orders'][number]>`
    select number, ordered_at, status, currency, total, refunded_total, customer_name, customer_email, customer_city,
      customer_country, phone, billing_address, shipping_address, note, attribution,
      coalesce((
        select json_agg(json_build_object('name', l.name, 'sku', l.sku, 'quantity', l.quantity::double precision)
          order by l.position)
        from order_lines l where l.team_id = ${team} and l.order_id = r.id
      ), '[]') as lines, ${notes('order')}
    from orders r where team_id = ${team} and id = any(${found.orders}::bigint[])
    order by ordered_at desc, id desc`.execute(db)
  return {
    store_id: request.store_id,
    store: request.name,
    customers: customers.map((row) => ({ ...row, notes: row.notes.map(dated) })),
    orders: orders.map((row) => ({ ...row, notes: row.notes.map(dated) })),
  }
}

/** JSON made by the database has its own format of times. */
const dated = ({ created_at, content }: KeptNote): KeptNote => ({
  created_at: new Date(created_at).toISOString(),
  content,
})

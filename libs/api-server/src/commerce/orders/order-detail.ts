import { sql } from 'kysely'
import type {
  EndpointData,
  listOrderStatuses,
  OrderDetail,
  OrderLine,
  OrderRefund,
} from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { adminUrl } from '../stores/admin-url.ts'
import { rowsOf } from '../../platform/lists/list-keys.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { problem } from '../../platform/request/problem.ts'
import { pictureAddress } from '../products/picture/picture-address.ts'
import { ordersShown } from './queries.ts'

/** An order with its lines and refunds. @throws MODEL_NOT_FOUND */
export async function orderDetail(db: TeamDatabase, id: number, reader: number): Promise<OrderDetail> {
  const [[order], more, codes, refunds] = await Promise.all([
    ordersShown(db, rowsOf(db, 'orders', [id]), reader),
    moreOf(db, id),
    codesOf(db, id),
    refundsOf(db, id),
  ])
  if (!order || !more) throw problem('MODEL_NOT_FOUND')
  const { provider_id, type, url, archived_at, has_details, ...known } = more
  const { note, phone, billing_address, shipping_address, paid_at, ...rest } = known
  const details = { note, phone, billing_address, shipping_address, paid_at }
  const lines = await linesOf(db, order)
  return {
    ...order,
    ...rest,
    lines_total: lines.reduce((sum, line) => sum + line.total, 0),
    lines,
    details: has_details ? { discount_codes: codes, ...details } : null,
    refunds,
    has_shop_notes: type === 'woocommerce' && archived_at === null,
    admin_url: adminUrl({ type, url }, 'order', provider_id),
  }
}

/** The fields that the list doesn't show. */
const moreOf = (db: TeamDatabase, id: number) =>
  db
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select([
      'orders.provider_id',
      'orders.is_sale',
      'orders.shipping_total',
      'orders.tax_total',
      'orders.discount_total',
      'orders.fee_total',
      'orders.attribution',
      'orders.modified_at',
      'orders.has_details',
      'orders.note',
      'orders.phone',
      'orders.billing_address',
      'orders.shipping_address',
      'orders.paid_at',
      'orders.is_edited',
      'orders.return_state',
      'stores.type',
      'stores.url',
      'stores.archived_at',
      'stores.name as store_name',
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst()

interface LineRow extends Selected<
  'order_lines',
  'position' | 'name' | 'sku' | 'quantity' | 'removed_quantity' | 'removed_by' | 'added_by' | 'total'
> {
  product_id: number | null
  image_url: string | null
}

async function linesOf(db: TeamDatabase, order: { id: number; store_id: number }): Promise<OrderLine[]> {
  const { rows } = await sql<LineRow>`
    select l.position, p.id as product_id, l.name, l.sku, ${pictureAddress(db, 'p')} as image_url,
      l.quantity, l.removed_quantity, l.removed_by, l.added_by, l.total
    from order_lines l
    left join products p on p.team_id = l.team_id and p.store_id = ${order.store_id}
      and p.provider_id = l.product_provider_id
    where l.team_id = ${currentTeam(db)} and l.order_id = ${order.id}
    order by l.position`.execute(db)
  return rows
}

const codesOf = (db: TeamDatabase, orderId: number) =>
  db
    .selectFrom('order_codes')
    .select(['code', 'discount'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

interface RefundRow extends Selected<
  'refunds',
  'id' | 'amount' | 'shipping_total' | 'fee_total' | 'tax_total' | 'reason' | 'refunded_at'
> {
  items_total: number
  items_count: number
}

async function refundsOf(db: TeamDatabase, orderId: number): Promise<OrderRefund[]> {
  const { rows } = await sql<RefundRow>`
    select r.id, r.amount, r.shipping_total, r.fee_total, r.tax_total, r.reason, r.refunded_at, b.items_total, b.items_count
    from refunds r
    cross join lateral (
      select coalesce(sum(b.total), 0)::bigint as items_total, coalesce(sum(b.quantity), 0) as items_count
      from refund_lines b where b.team_id = r.team_id and b.refund_id = r.id
    ) as b
    where r.team_id = ${currentTeam(db)} and r.order_id = ${orderId}
    order by r.refunded_at, r.id`.execute(db)
  return rows
}

/** The number of orders with each status, most frequent first. */
export async function orderStatuses(
  db: TeamDatabase,
  { ids }: Pick<ListedStores, 'ids'>,
): Promise<EndpointData<typeof listOrderStatuses>> {
  const { rows } = await sql<{ status: string; orders_count: number }>`
    select status, sum(orders)::bigint as orders_count from order_day
    where team_id = ${currentTeam(db)} and store_id = any(${ids}::bigint[])
    group by status having sum(orders) > 0 order by 2 desc, 1`.execute(db)
  return rows
}

import type { Shop } from '../shop/shop.ts'
import type { ShopChange } from '../shop/shop-change.ts'
import { shopifyGid, shopifyNumber } from './gid.ts'
import { customerRest, orderRest, refundRest } from './rest-body.ts'
import { productRest } from './rest-product.ts'
import { ids } from './rest-values.ts'

/** Topics in GraphQL's spelling, by the change. */
const topics: Record<string, string> = {
  'order created': 'ORDERS_CREATE',
  'order updated': 'ORDERS_UPDATED',
  'order paid': 'ORDERS_PAID',
  'order cancelled': 'ORDERS_CANCELLED',
  'order deleted': 'ORDERS_DELETE',
  'refund created': 'REFUNDS_CREATE',
  'return opened': 'RETURNS_APPROVE',
  'return closed': 'RETURNS_CLOSE',
  'product created': 'PRODUCTS_CREATE',
  'product updated': 'PRODUCTS_UPDATE',
  'product deleted': 'PRODUCTS_DELETE',
  'customer created': 'CUSTOMERS_CREATE',
  'customer updated': 'CUSTOMERS_UPDATE',
  'customer deleted': 'CUSTOMERS_DELETE',
  'customer merged': 'CUSTOMERS_MERGE',
  'bulk finished': 'BULK_OPERATIONS_FINISH',
  'app uninstalled': 'APP_UNINSTALLED',
}

/** The topic of a change: `ORDERS_CREATE`. */
export const topicOf = ({ resource, event }: ShopChange): string => topics[`${resource} ${event}`]!

const prefixes = [
  'BULK_OPERATIONS',
  'ORDERS',
  'REFUNDS',
  'RETURNS',
  'PRODUCTS',
  'CUSTOMERS',
  'COLLECTIONS',
  'SHOP',
  'APP',
]

/** `orders/create`, as headers spell a topic. */
export const headerTopic = (topic: string): string => {
  const prefix = prefixes.find((one) => topic.startsWith(`${one}_`)) ?? topic.split('_')[0]!
  return `${prefix.toLowerCase()}/${topic.slice(prefix.length + 1).toLowerCase()}`
}

/** The body of a webhook for a change; for a deleted thing only its number is left. */
export const messageBody = (shop: Shop, change: ShopChange): object => {
  switch (change.resource) {
    case 'order':
      return change.event === 'deleted'
        ? { id: shopifyNumber('Order', change.row.id) }
        : orderRest(shop, change.row)
    case 'refund':
      return refundRest(shop, change.order, change.row)
    case 'return':
      return change.event === 'opened'
        ? { ...ids('Return', change.row.id), order: ids('Order', change.row.id), status: 'open' }
        : {
            ...ids('Return', change.row.id),
            order_id: shopifyNumber('Order', change.row.id),
            status: 'closed',
          }
    case 'product':
      return change.event === 'deleted'
        ? { id: shopifyNumber('Product', change.row.id) }
        : productRest(shop, change.row)
    case 'customer':
      if (change.event === 'merged')
        return {
          admin_graphql_api_id_customer_kept: shopifyGid('Customer', change.row.id),
          admin_graphql_api_id_customer_deleted: shopifyGid('Customer', change.gone.id),
          admin_graphql_api_id_job_id: null,
          errors: [],
          status: 'completed',
        }
      return change.event === 'deleted'
        ? { ...ids('Customer', change.row.id), phone: null, addresses: [], tax_exemptions: [] }
        : customerRest(shop, change.row)
    case 'bulk':
      return change.body
    case 'app':
      return { ...ids('Shop', 1), name: shop.title, myshopify_domain: `${shop.name}.myshopify.com` }
  }
}

import type { ShopOrder } from '../shop/shop-rows.ts'
import { itemLinks } from './answer.ts'
import type { Answer, Call } from './answer.ts'
import { RestError } from './rest-error.ts'

/** The shop's notes on an order, and the note that WooCommerce writes itself when an order is paid. */
const notesOf = ({ id, paidAt, createdAt, notes = [] }: ShopOrder, { shop }: Call) => [
  ...notes.map(({ text, isForCustomer, at }, place) => ({
    id: id * 100 + place + 2,
    author: 'shop manager',
    at,
    text,
    isForCustomer,
  })),
  ...(paidAt
    ? [
        {
          id: id * 100 + 1,
          author: 'WooCommerce',
          at: paidAt,
          text: 'Payment received. Order status changed from <em>Pending payment</em> to <em>Processing</em>.',
          isForCustomer: false,
        },
      ]
    : []),
  ...(id % 6 === 0
    ? [
        {
          id: id * 100,
          author: shop.title,
          at: createdAt,
          text: 'Your parcel leaves us tomorrow &ndash; thank you!',
          isForCustomer: true,
        },
      ]
    : []),
]

/** `GET /orders/{id}/notes`: all of them at once, newest first. */
export const listOrderNotes = (call: Call, orderId: number): Answer => {
  const order = call.shop.orders.get(orderId)
  if (!order) throw new RestError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid order ID.')
  const path = `${call.api}/orders/${orderId}/notes`
  return {
    body: notesOf(order, call)
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .map(({ id, author, at, text, isForCustomer }) => ({
        id,
        author,
        date_created: at,
        date_created_gmt: call.shop.clock.toGmt(at),
        note: text,
        customer_note: isForCustomer,
        _links: itemLinks(`${path}/${id}`, path, ['GET', 'DELETE']),
      })),
  }
}

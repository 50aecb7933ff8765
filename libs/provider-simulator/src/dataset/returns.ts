import type { Customer, Order, OrderLine, Product } from './dataset.ts'

interface Sale {
  order: Order
  line: OrderLine
  price: number
  left: number
  previous: Sale | undefined
}

/** Greater than any product id, so that customer and product together make a unique key. */
const productSpan = 1_000_000

const keyOf = (customer: Customer, product: Product) => customer.id * productSpan + product.id

/** Remembers what each customer bought, to find the sale that a later return belongs to. */
export const createReturns = () => {
  const newest = new Map<number, Sale>()

  return {
    remember(order: Order, product: Product, line: OrderLine, price: number) {
      if (!order.customer) return
      const key = keyOf(order.customer, product)
      newest.set(key, { order, line, price, left: line.quantity, previous: newest.get(key) })
    },
    /**
     * Finds the newest earlier sale of the product to the customer at that price with enough pieces left, and
     * takes the pieces from it.
     */
    take(customer: Customer | null, product: Product, price: number, quantity: number): Sale | undefined {
      if (!customer) return undefined
      let sale = newest.get(keyOf(customer, product))
      while (sale && (sale.price !== price || sale.left < quantity)) sale = sale.previous
      if (sale) sale.left -= quantity
      return sale
    },
  }
}

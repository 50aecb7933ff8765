import { rememberBy } from './visible.ts'

/** The products for sale, by number. */
export const productsById = rememberBy(
  ({ products }) => new Map(products.map((product) => [product.id, product])),
)

/** The customers, by number. */
export const customersById = rememberBy(
  ({ customers }) => new Map(customers.map((customer) => [customer.id, customer])),
)

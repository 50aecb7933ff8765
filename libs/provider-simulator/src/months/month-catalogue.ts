import type { Customer, Person, Product } from '../dataset/dataset.ts'
import { categoryOf } from '../dataset/categories.ts'
import { customerPerson } from '../dataset/people.ts'

/**
 * A product with its smallest quantity: fabric and coffee are sold by length and weight. `price` includes
 * tax.
 */
interface Good {
  product: Product
  price: number
  step: number
}

const opened = '2025-11-03T09:00:00'

const good = (
  id: number,
  sku: string,
  name: string,
  price: number,
  more: { step?: number; stock?: number; deleted?: boolean } = {},
): Good => {
  const { step = 1, stock, deleted = false } = more
  const product: Product = {
    id,
    sku,
    name,
    price,
    deleted,
    categoryId: categoryOf(name),
    createdAt: opened,
    ...(stock !== undefined && { stock }),
  }
  return { product, price, step }
}

/** What the shop sells, with prices in pence. */
export const goods: Good[] = [
  good(14, 'MUG-01', 'STONEWARE MUG', 1450, { stock: 31 }),
  good(15, 'FAB-02', 'LINEN FABRIC BY THE METRE', 2399, { step: 0.25, stock: 12.5 }),
  good(16, 'LMP-03', 'OAK LAMP', 12_900),
  good(17, 'CND-04', 'BEESWAX CANDLE', 999, { stock: 0 }),
  good(18, 'TRY-05', 'WALNUT TRAY', 3401, { stock: -2.75 }),
  good(19, 'COF-06', 'COFFEE BY THE KILO', 1899, { step: 0.125, stock: 7.0625 }),
  good(20, 'CRD-07', 'GREETING CARD', 0),
  good(21, 'RUG-09', 'WOOL RUG', 24_999),
  good(22, 'OLD-08', 'A LAMP OF LAST YEAR', 4550, { deleted: true }),
]

const accountCountries = ['GB', 'GB', 'GB', 'DE', 'FR', 'JP', 'KW', 'TR']

/**
 * Registered accounts. The last one works in the shop: she buys there, but isn't listed among its customers.
 */
export const accounts: Customer[] = accountCountries.map((country, index) => {
  const id = 301 + index
  const person = customerPerson(id)
  const role = country === 'TR' ? 'shop_manager' : 'customer'
  return { ...person, id, username: person.email, country, createdAt: opened, role }
})

/** Returning guests, who sometimes type their email address in capitals. */
export const guests: Person[] = [40, 41, 42, 43, 44].map((number) => {
  const { firstName, lastName } = customerPerson(number)
  return { firstName, lastName, email: `guest.${number}@example.test` }
})

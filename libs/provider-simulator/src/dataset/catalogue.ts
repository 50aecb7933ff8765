import { categoryOf, uncategorized } from './categories.ts'
import { countryCode } from './countries.ts'
import type { Customer, Product } from './dataset.ts'
import type { OrderRow } from './order-row.ts'
import { customerPerson } from './people.ts'
import { isDeletedProduct, stockCodeKey, stockCodeKind } from './stock-code.ts'

const firstProductId = 14
/** User 1 is the shop's manager. */
const firstCustomerId = 2

/** Returns a copy of each text: a slice would keep the whole chunk of the file in memory. */
const createInterner = () => {
  const known = new Map<string, string>()
  return (text: string): string => {
    const found = known.get(text)
    if (found !== undefined) return found
    const own = ` ${text}`.slice(1)
    known.set(own, own)
    return own
  }
}

/** Rounds half up to minor units; the amounts are never negative. */
export const minorUnits = (thousandths: number): number => Math.floor((thousandths + 5) / 10)

/** Collects the products and customers of the rows read so far, in order of appearance. */
export const createCatalogue = () => {
  const products = new Map<string, Product>()
  const productsByCode = new Map<string, { key: string; product: Product | null }>()
  const customers = new Map<string, Customer>()
  const intern = createInterner()

  const lookUp = (row: OrderRow) => {
    const key = intern(stockCodeKey(row.code))
    if (stockCodeKind(key) !== 'product') return { key, product: null }
    const known = products.get(key)
    if (known) return { key, product: known }
    const product: Product = {
      id: firstProductId + products.size,
      sku: key,
      name: key,
      price: null,
      deleted: isDeletedProduct(key),
      categoryId: uncategorized.id,
      createdAt: intern(row.at),
    }
    products.set(key, product)
    return { key, product }
  }

  const learn = (product: Product, row: OrderRow) => {
    if (row.price <= 0) return
    if (product.price === null || product.name === product.sku) {
      const name = row.description.trim()
      if (name !== '') {
        product.name = intern(name)
        product.categoryId = categoryOf(name)
      }
    }
    if (!row.invoice.startsWith('C') || product.price === null) product.price = minorUnits(row.price)
  }

  return {
    intern,
    /** The normalised stock code of a row, and its product unless it is postage or a fee. */
    product(row: OrderRow) {
      const known = productsByCode.get(row.code)
      const found = known ?? lookUp(row)
      if (!known) productsByCode.set(intern(row.code), found)
      if (found.product) learn(found.product, row)
      return found
    },
    customer(row: OrderRow): Customer | null {
      if (row.customer === '') return null
      const known = customers.get(row.customer)
      if (known) return known
      const person = customerPerson(Number(row.customer))
      const customer: Customer = {
        id: firstCustomerId + customers.size,
        ...person,
        username: person.email.slice(0, person.email.indexOf('@')),
        country: countryCode(row.country),
        createdAt: intern(row.at),
      }
      customers.set(intern(row.customer), customer)
      return customer
    },
    finish: () => ({ products: [...products.values()], customers: [...customers.values()] }),
  }
}

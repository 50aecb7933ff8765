import { call } from '@tandem/api-client'
import { listProducts } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

const team = { stores: [{ name: 'Linden & Oak', orders: 12 }] }

export default {
  title: 'Screens/E-commerce/Products',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.products),
}

export const WithProducts = screen({
  team,
  shows: 'Linden & Oak',
})

export const WithoutAStore = screen({ shows: 'Connect a store to see its products' })

export const Failing = screen({
  team,
  failing: '/ecommerce/products',
  shows: 'The page could not be shown',
})
export const Loading = screen({ team, waiting: '/ecommerce/products', shows: 'Loading products' })
export const NothingFound = screen({
  team,
  at: `${ecommercePaths.products}?search_term=nobody`,
  shows: 'No products match',
})

export const DetailsOpen = screen({
  team,
  find: async ({ token }) => {
    const { data } = await call(listProducts, { search: {} }, { token })
    return ecommercePaths.product(data[0]?.id ?? 0)
  },
  shows: 'View orders with this product',
})
export const DetailsOfNoProduct = screen({
  team,
  at: ecommercePaths.product(999_999),
  shows: 'Product not found',
})
const noRows = { current_page: 1, last_page: 1, per_page: 20, total: 0, total_is_capped: false }
/** Every shop of the simulator sells something, so the answer is made up. */
export const NoProductsYet = screen({
  team,
  answers: { '/ecommerce/products': { data: [], meta: noRows } },
  shows: 'No products yet',
})

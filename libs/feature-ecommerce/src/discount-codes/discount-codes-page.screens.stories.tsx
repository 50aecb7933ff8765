import { call } from '@tandem/api-client'
import { listDiscountCodes } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

export default {
  title: 'Screens/E-commerce/Discount codes',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.codes, { connectStore: '/connect' }),
}

const team = { stores: [{ orders: 60 }] }

export const WithCodes = screen({ team, shows: 'Discount given' })
export const WithoutCodes = screen({
  team: { stores: [{ orders: 0 }] },
  shows: 'No discount codes yet',
})
export const WithoutAStore = screen({ shows: 'Connect a store to see its discount codes' })
export const Failing = screen({
  team: { stores: [{ orders: 0 }] },
  failing: '/ecommerce/discount-codes',
  shows: 'The page could not be shown',
})
export const Loading = screen({
  team,
  waiting: '/ecommerce/discount-codes',
  shows: 'Loading discount codes',
})
export const CustomersOpen = screen({
  team,
  find: async ({ token }) => {
    const { data } = await call(listDiscountCodes, { search: {} }, { token })
    return `${ecommercePaths.codes}?code=${encodeURIComponent(data[0]?.code ?? '')}`
  },
  shows: 'New customers with',
})

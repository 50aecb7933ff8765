import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in feature-ecommerce. */
export const featureEcommerceMistakes: readonly Mistake[] = [
  {
    name: 'syncing everything asks archived stores too',
    file: 'libs/feature-ecommerce/src/actions.ts',
    from: 'stores.filter(({ archived_at }) => archived_at === null)',
    to: "stores.filter(({ archived_at }) => archived_at !== '')",
  },
  {
    name: 'a viewer is offered to sync every store',
    file: 'libs/feature-ecommerce/src/actions.ts',
    from: "permission: 'stores.sync',",
    to: "permission: 'stores.read',",
  },
  {
    name: 'amounts are filtered by cents where a currency has none',
    file: 'libs/feature-ecommerce/src/lists/amount-filter.tsx',
    from: 'amount === null ? undefined : Math.round(amount * 10 ** minorUnitDigits(code))',
    to: 'amount === null ? undefined : Math.round(amount * 100)',
  },
  {
    name: 'the currency of another store is chosen at first',
    file: 'libs/feature-ecommerce/src/lists/amount-filter.tsx',
    from: "amount_currency ?? kept ?? stores[0]?.default_currency ?? ''",
    to: "amount_currency ?? kept ?? stores.at(-1)?.default_currency ?? ''",
  },
  {
    name: 'a customer without a name has no name at all',
    file: 'libs/feature-ecommerce/src/customers/customer-ref.ts',
    from: "name: name || email || text('customers.noName'),",
    to: "name: name || text('customers.noName'),",
  },
  {
    name: 'a store that is syncing is said to have failed',
    file: 'libs/feature-ecommerce/src/lists/failed-sync-note.tsx',
    from: "stores.filter(({ sync }) => sync.state === 'failed')",
    to: "stores.filter(({ sync }) => sync.state === 'failed' || sync.state === 'running')",
  },
  {
    name: 'the column of the store is missing with two stores',
    file: 'libs/feature-ecommerce/src/lists/list-columns.tsx',
    from: 'stores.length < 2 ?',
    to: 'stores.length <= 2 ?',
  },
  {
    name: 'the detail of the first row leads on to the last',
    file: 'libs/feature-ecommerce/src/lists/list-detail.tsx',
    from: 'const previous = place > 0 ? ids[place - 1] : undefined',
    to: 'const previous = place >= 0 ? ids.at(place - 1) : undefined',
  },
]

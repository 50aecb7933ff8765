import type { Team } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { integrationsFeature } from '../feature.ts'
import { integrationsPaths } from '../paths.ts'

const team = {
  name: 'Linden & Oak',
  stores: [{ name: 'Linden & Oak' }, { name: 'Second Shelf', sync: 'refused' as const, orders: 5 }],
}

export default {
  title: 'Screens/Integrations/Stores',
  tags: ['!autodocs'],
  ...screensOf(integrationsFeature, integrationsPaths.stores),
}

export const WithStores = screen({ team, shows: 'Second Shelf' })
export const WithoutAStore = screen({ shows: 'Connect your first store' })
export const AsAViewer = screen({ team: { ...team, role: 'viewer' }, shows: 'Second Shelf' })

export const Failing = screen({ team, failing: '/ecommerce/stores', shows: 'The page could not be shown' })
export const Loading = screen({ team, waiting: '/ecommerce/stores', shows: 'Loading stores' })
export const FirstSync = screen({
  team: { stores: [{ name: 'Linden & Oak', sync: 'reading' }] },
  shows: 'Syncing',
})
export const Archived = screen({
  team: { stores: [{ name: 'Linden & Oak', orders: 1, archived: true }] },
  shows: 'Archived',
})
export const ConnectingShopify = screen({ at: integrationsPaths.connectStore, shows: 'Display name' })
export const ConnectingWooCommerce = screen({
  at: `${integrationsPaths.stores}?connect=woocommerce`,
  shows: 'Store URL',
})

/** What is open over the stores. */
const opening = (what: string) => (own: Team) =>
  `${integrationsPaths.stores}?${what}=${own.stores.find(({ name }) => name === 'Linden & Oak')?.id}`

export const HistoryOpen = screen({ team, find: opening('history'), shows: 'The store was connected' })
export const Changing = screen({ team, find: opening('edit'), shows: 'Change Linden & Oak' })
export const ChoosingSales = screen({ team, find: opening('sales'), shows: 'Save choice' })
export const Deleting = screen({ team, find: opening('delete'), shows: 'Keep the store' })

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

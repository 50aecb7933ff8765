import { call } from '@tandem/api-client'
import { createAccountCollection } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { integrationsFeature } from '../feature.ts'
import { integrationsPaths } from '../paths.ts'

export default {
  title: 'Screens/Integrations/Social media',
  tags: ['!autodocs'],
  ...screensOf(integrationsFeature, integrationsPaths.socialMedia),
}

const team = { connected: ['elif'] }

export const WithAccounts = screen({ team, shows: 'linden.and.oak' })
export const NothingConnected = screen({ shows: 'Connect your first account' })
export const DetailsOpen = screen({
  team,
  find: (own) => `${integrationsPaths.socialMedia}?open=account-${own.accounts[0]?.id}`,
  shows: 'Sync history',
})
export const NothingFound = screen({
  team,
  at: `${integrationsPaths.socialMedia}?search_term=nobody`,
  shows: 'No accounts match',
})
export const Loading = screen({ team, waiting: '/social/instagram/users', shows: 'Loading accounts' })
export const Failing = screen({
  team,
  failing: '/social/instagram/users',
  shows: 'The page could not be shown',
})

const tracker = `${integrationsPaths.socialMedia}?tab=tracker`
export const TrackedAccounts = screen({
  team: { ...team, tracked: ['keramik.kiez'] },
  at: tracker,
  shows: 'keramik.kiez',
})
export const NothingTracked = screen({ team, at: tracker, shows: 'Track your first account' })
export const TrackingAnAccount = screen({ team, at: integrationsPaths.trackAccount, shows: 'Track account' })

const collections = `${integrationsPaths.socialMedia}?tab=collections`
export const Collections = screen({
  team,
  prepare: async (own) => {
    const params = { service: 'social', social: 'instagram' } as const
    await call(createAccountCollection, { params, body: { name: 'Our shops' } }, { token: own?.token })
    return collections
  },
  shows: 'Our shops',
})
export const NoCollections = screen({
  team,
  at: collections,
  shows: 'Group accounts into collections',
})
export const NewCollection = screen({
  team,
  at: `${collections}&open=new-collection`,
  shows: 'Create collection',
})

import { screen, screensOf } from '@tandem/workbench/screens'
import { integrationsFeature } from '../feature.ts'
import { integrationsPaths } from '../paths.ts'

export default {
  title: 'Screens/Integrations/Social media',
  tags: ['!autodocs'],
  ...screensOf(integrationsFeature, integrationsPaths.socialMedia),
}

export const WithAccounts = screen({ team: { connected: ['elif'] }, shows: 'linden.and.oak' })
export const NothingConnected = screen({ shows: 'Connect your first account' })

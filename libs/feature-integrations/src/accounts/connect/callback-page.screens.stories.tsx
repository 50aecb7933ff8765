import type { Team } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { integrationsFeature } from '../../feature.ts'
import { integrationsPaths } from '../../paths.ts'
import { comeBackFromDialog } from './test-setup.ts'
import type { Choice } from './test-setup.ts'

const here = `${integrationsPaths.socialMedia}/callback/instagram`

export default {
  title: 'Screens/Integrations/Back from Instagram',
  tags: ['!autodocs'],
  ...screensOf(integrationsFeature, here),
}

export const WithoutAnAnswer = screen({ shows: 'Nothing to finish' })
export const Expired = screen({ at: `${here}?code=old&state=old`, shows: 'This link has expired' })
export const Working = screen({
  at: `${here}?code=new&state=new`,
  waiting: '/process-facebook-response',
  shows: 'Connecting with Facebook…',
})
export const Failing = screen({
  at: `${here}?code=new&state=new`,
  failing: '/process-facebook-response',
  shows: 'Couldn’t complete the connection',
})

/** After the dialog of somebody whose accounts the team may connect. */
const backFrom = (choice: Choice) => (own: Team | undefined) =>
  own === undefined ? Promise.resolve(here) : comeBackFromDialog(own, choice)

export const Connected = screen({ prepare: backFrom({ person: 'elif' }), shows: 'is connected' })
export const ChoosingAccounts = screen({
  prepare: backFrom({ person: 'marco' }),
  shows: 'Choose the accounts to connect',
})
export const NoAccountFound = screen({
  prepare: backFrom({ person: 'nora' }),
  shows: 'No account could be connected',
})
export const Cancelled = screen({
  prepare: backFrom({ person: 'elif', decision: 'cancel' }),
  shows: 'Connecting was cancelled',
})

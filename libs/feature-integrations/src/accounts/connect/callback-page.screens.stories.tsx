import { screen, screensOf } from '@tandem/workbench/screens'
import { integrationsFeature } from '../../feature.ts'
import { integrationsPaths } from '../../paths.ts'

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

import type { ErrorCode } from '@tandem/api-contract'
import { spoilNetwork } from '@tandem/testing'
import { screen, screensIn } from '@tandem/workbench/screens'
import { appWith } from '../test-host.tsx'

export default {
  title: 'Screens/Frame/Errors',
  tags: ['!autodocs'],
  ...screensIn(appWith(), '/e-commerce/orders'),
}

/** Something that every page of sales needs is refused. */
const refused = (refusal: ErrorCode, shows: string) =>
  screen({ failing: '/ecommerce/stores', refusal, shows })

export const NotFound = screen({ at: '/no/such/page', shows: 'Page Not Found' })
export const NotAllowed = refused('FORBIDDEN', 'Not allowed')
export const OurFault = refused('AN_ERROR_OCCURED', 'Something went wrong')
export const CanBeTriedAgain = refused('TRY_AGAIN_LATER', 'Try again')
export const UnknownStore = screen({ at: '/error/422', shows: 'Unknown store' })
export const TooManyRequests = screen({ at: '/error/429', shows: 'Too many requests' })
export const NotAvailable = screen({ at: '/error/503', shows: 'Not available' })

/** Without the frame, which needs the session. */
export const NoSession = screen({ failing: '/me', shows: 'Logout' })
export const FirstWait = screen({ waiting: '/me', shows: 'Please wait...' })

export const ServerAway = screen({
  at: '/upgrade',
  act: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Upgrade to Pro' })
    spoilNetwork({ fault: 'offline' })
  },
  shows: 'Can’t reach Tandem',
})

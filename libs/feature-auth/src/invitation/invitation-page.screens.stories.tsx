import { call } from '@tandem/api-client'
import { inviteUser } from '@tandem/api-contract'
import { mailedPath, newTeam } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Invitation',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.invitation),
}

async function invite() {
  const { token } = await newTeam({ name: 'Linden & Oak' })
  const email = 'jonas.weber@example.test'
  await call(inviteUser, { body: { name: 'Jonas Weber', email, role: 'viewer' } }, { token })
  return mailedPath(email)
}

export const OfAMail = screen({ team: null, prepare: invite, shows: 'Join team' })
export const NotValid = screen({
  team: null,
  at: `${authPaths.invitation}?user_id=1&hash=old`,
  shows: 'This link may be incomplete',
})
export const Expired = screen({
  team: null,
  at: `${authPaths.invitation}?user_id=1&hash=old`,
  failing: '/invitation-check',
  refusal: 'INVITATION_EXPIRED_ASK_FOR_REINVITE',
  shows: 'ask the person who invited you',
})
export const Failing = screen({
  team: null,
  at: `${authPaths.invitation}?user_id=1&hash=new`,
  failing: '/invitation-check',
  shows: 'Try again',
})

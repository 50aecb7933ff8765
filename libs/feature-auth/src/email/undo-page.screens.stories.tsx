import { call } from '@tandem/api-client'
import { updateEmail, verifyNewEmail } from '@tandem/api-contract'
import { mailedPath, newTeam } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Undo',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.undoSignIn),
}

export const NotValid = screen({
  team: null,
  at: `${authPaths.undoSignIn}?user_id=1&hash=old`,
  shows: 'This link may be incomplete',
})
/** A mail to the former address, after the address has changed. */
async function changeAddress() {
  const { token, password, user } = await newTeam({ user_name: 'Selin Kaya' })
  // The server outlives the story.
  const email = `selin.kaya.${user.id}@example.test`
  await call(updateEmail, { body: { email, password } }, { token })
  const { searchParams } = new URL(await mailedPath(email), location.href)
  const body = { user_id: Number(searchParams.get('user_id')), hash: searchParams.get('hash') ?? '' }
  await call(verifyNewEmail, { body })
  return mailedPath(user.email)
}

export const ChangedAddress = screen({
  team: null,
  prepare: changeAddress,
  shows: 'Undo and choose a password',
})

const undoing: ScreenOptions['act'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Undo and choose a password' }))

export const Loading = screen({
  team: null,
  at: `${authPaths.undoSignIn}?user_id=1&hash=new`,
  waiting: '/auth/undo/check',
  shows: 'Checking your link',
})
export const Failing = screen({
  team: null,
  prepare: changeAddress,
  act: undoing,
  failing: '/auth/undo',
  shows: 'Something went wrong',
})
/** The page for a new password, with the news that the change was undone. */
export const Done = screen({
  team: null,
  prepare: changeAddress,
  act: undoing,
  shows: 'The change was undone',
})

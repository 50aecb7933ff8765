import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Sign in',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.login),
}

export const FirstVisit = screen({ team: null, shows: 'New to Tandem?' })
export const Register = screen({ team: null, at: authPaths.register, shows: 'Create' })
export const WrongPassword = screen({
  team: null,
  act: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maya@example.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'a wrong guess')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  },
  shows: 'Incorrect email or password.',
})
export const ProviderCancelled = screen({
  team: null,
  at: `${authPaths.login}?social=cancelled&service=google`,
  shows: 'Sign-in with Google was cancelled',
})
export const NothingFilledIn = screen({
  team: null,
  at: authPaths.register,
  act: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Create an account' })),
  shows: 'valid email',
})

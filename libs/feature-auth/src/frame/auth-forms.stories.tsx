import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostRoutes } from '@tandem/testing'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ForgotPasswordForm } from '../passwords/forgot-password-form.tsx'
import { InvitationForm } from '../invitation/invitation-form.tsx'
import { LinkAccountForm } from '../social/link-account-form.tsx'
import { LoginForm } from '../login/login-form.tsx'
import { RegisterForm } from '../registration/register-form.tsx'
import { ResendButton } from '../email/resend-button.tsx'
import { ResendForm } from '../email/resend-form.tsx'
import { ResetPasswordForm } from '../passwords/reset-password-form.tsx'
import { SocialCompletionForm } from '../social/social-completion-form.tsx'

/** Gives each form a page of its own; `state` is what its history entry keeps. */
function InPage({ state, children }: { state: unknown; children: ReactNode }) {
  const [{ element }] = useState(() =>
    hostRoutes([{ path: '*', element: children }], { at: { pathname: '/auth', state } }),
  )
  return element
}

/** Forms of all pages of signing in, on the real server. */
const meta = {
  title: 'Sign-in/Forms',
  parameters: { team: {} },
  decorators: [
    (Story, { parameters }) => (
      <InPage state={(parameters.state as (() => unknown) | undefined)?.()}>
        <div style={{ maxWidth: 360 }}>
          <Story />
        </div>
      </InPage>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

async function write(
  { canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>,
  texts: Record<string, string>,
) {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.click(canvas.getByLabelText(label))
    await userEvent.paste(text)
  }
}

/** The zones come from the server; that of the browser is then chosen. */
const zoneIsChosen = (canvas: Played['canvas']) =>
  waitFor(() => expect(canvas.getByRole('combobox', { name: 'Time zone' })).not.toHaveValue(''))

const press = ({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

const isWrong = (canvas: Played['canvas'], label: string, words: string) =>
  waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(words))

const login = { demo: null, lock: null, isLeaving: false, onLock: fn(), onSignedIn: fn(), onResent: fn() }

export const SignIn: Story = { render: () => <LoginForm {...login} /> }

export const SignInToADemo: Story = {
  render: () => <LoginForm {...login} demo={{ email: 'demo@example.test', password: 'sunny-orchard' }} />,
}

export const SignInRefused: Story = {
  ...SignIn,
  play: async ({ canvas, userEvent, loaded }) => {
    await write({ canvas, userEvent }, { Email: loaded.team.user.email, Password: 'not the password' })
    await press({ canvas, userEvent }, 'Sign in')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect email or password')
    await expect(canvas.getByLabelText('Password')).toHaveValue('not the password')
  },
}

export const SignInLocked: Story = {
  render: () => <LoginForm {...login} lock={{ email: 'maya@example.test', until: Date.now() + 62_000 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Try again in/ })).toBeDisabled()
  },
}

export const SignInUnderWay: Story = { render: () => <LoginForm {...login} isLeaving /> }

export const Register: Story = {
  render: () => <RegisterForm onRegistered={fn()} />,
  play: ({ canvas }) => zoneIsChosen(canvas),
}

export const RegisterEmptyRefused: Story = {
  ...Register,
  play: async ({ canvas, userEvent }) => {
    await zoneIsChosen(canvas)
    await press({ canvas, userEvent }, 'Create an account')
    await isWrong(canvas, 'Your name', 'Name must be at least 2 characters long')
  },
}

export const RegisterRefusedByTheServer: Story = {
  ...Register,
  play: async ({ canvas, userEvent }) => {
    await zoneIsChosen(canvas)
    await write(
      { canvas, userEvent },
      {
        'Your name': 'Maya Lindqvist',
        Email: 'maya@example.test',
        Password: 'password123',
        'Confirm password': 'password123',
        'Team name': 'Linden and Oak',
      },
    )
    await press({ canvas, userEvent }, 'Create an account')
    await isWrong(canvas, 'Password', 'This password is too common. Please choose another one')
    await expect(canvas.getByLabelText('Team name')).toHaveValue('Linden and Oak')
  },
}

export const ResendTheMail: Story = { render: () => <ResendButton email="a@example.test" onResent={fn()} /> }

export const ResendLater: Story = {
  ...ResendTheMail,
  parameters: { state: () => ({ resend: Date.now() + 125_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Resend in 2:0/ })).toBeDisabled()
  },
}

export const SendANewLink: Story = { render: () => <ResendForm onResent={fn()} /> }

export const ForgottenPassword: Story = { render: () => <ForgotPasswordForm /> }

export const ForgottenPasswordSent: Story = {
  ...ForgottenPassword,
  play: async ({ canvas, userEvent, loaded }) => {
    await write({ canvas, userEvent }, { Email: loaded.team.user.email })
    await press({ canvas, userEvent }, 'Send link')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Password reset link has been sent')
  },
}

export const ForgottenPasswordLater: Story = {
  ...ForgottenPassword,
  parameters: { state: () => ({ wait: Date.now() + 75_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Try again in 1:1/ })).toBeDisabled()
    await expect(canvas.getByLabelText('Email')).toBeDisabled()
  },
}

export const NewPassword: Story = {
  render: () => (
    <ResetPasswordForm userId={7} onDone={fn()} onOver={fn()} checkAgain={() => Promise.resolve(true)} />
  ),
}

export const NewPasswordNotRepeated: Story = {
  ...NewPassword,
  play: async ({ canvas, userEvent }) => {
    await write(
      { canvas, userEvent },
      { 'New password': 'a quiet sunny orchard', 'Confirm password': 'another' },
    )
    await press({ canvas, userEvent }, 'Save new password')
    await isWrong(canvas, 'Confirm password', 'Passwords do not match')
  },
}

export const Invitation: Story = {
  render: () => (
    <InvitationForm
      link={{ user_id: 7, hash: 'a'.repeat(43) }}
      email="deniz@example.test"
      onAccepted={fn()}
      onOver={fn()}
    />
  ),
  play: ({ canvas }) => zoneIsChosen(canvas),
}

const newcomer = { personal_access_token: 'good-for-this-form', name: 'Maya Lindqvist', email: null }

export const CompleteAfterAProvider: Story = {
  render: () => (
    <SocialCompletionForm
      newcomer={{ ...newcomer, email: 'maya@example.test', email_verified: true }}
      onSignedIn={fn()}
      onRegistered={fn()}
    />
  ),
  play: ({ canvas }) => zoneIsChosen(canvas),
}

export const CompleteWithoutAnAddress: Story = {
  render: () => (
    <SocialCompletionForm
      newcomer={{ ...newcomer, email_verified: false }}
      onSignedIn={fn()}
      onRegistered={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await zoneIsChosen(canvas)
    await press({ canvas, userEvent }, 'Create account')
    await isWrong(canvas, 'Email', 'Please enter a valid email address')
    await isWrong(canvas, 'Team name', 'Team name must be at least 2 characters long')
  },
}

export const ConnectAnAccount: Story = {
  render: () => (
    <LinkAccountForm given={{ provider: 'google', code: 'a-code' }} onLinked={fn()} onOver={fn()} />
  ),
}

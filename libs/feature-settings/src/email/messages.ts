import { defineMessages } from '@tandem/app-frame'

/** Texts of the email change for its two pages: the one in the frame, and the one without a session. */
export const {
  useText: useEmailText,
  text: emailText,
  catalogue,
} = defineMessages('settings-email', {
  pages: { open: { settings: { profile: { email: { title: 'Email' } } } } },
  product: 'Tandem',
  loading: 'Loading your email',
  failed: 'Couldn’t load your email',
  current: 'Current email',
  pending: {
    title: 'Check your inbox',
    text: 'We sent a link to {{email}}. Your email changes when you open it. The link expires in 1 hour.',
    again: 'Resend link',
    sent: 'The link has been sent again',
  },
  form: {
    title: 'Change email',
    hint: 'We’ll send a confirmation link to the new address.',
    label: 'Change the email address',
    email: 'New email',
    password: 'Password',
    passwordHint: 'Enter it to confirm that it’s you.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Send link',
    loss: 'You haven’t submitted the new email yet.',
  },
  link: {
    readyTitle: 'Verify your new address',
    readyText: 'Your account changes to the address that this link was sent to. You then sign in with it.',
    verify: 'Verify the address',
    working: 'Verifying your new address',
    verified: 'Email address verified',
    verifiedText: 'From now on, sign in with {{email}}.',
    failed: 'We couldn’t verify this email',
    tryAgain: 'Try again',
    sendNew: 'Your email hasn’t changed. Request a new link below.',
    othersTitle: 'This link belongs to another account',
    othersText: 'You’re signed in as {{name}}. This link changes the other account’s email, not yours.',
    follow: 'Continue with the other account',
    leave: 'Cancel',
    toSignIn: 'Go to sign in',
  },
})

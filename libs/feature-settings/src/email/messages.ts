import { defineMessages } from '@tandem/app-frame'

/** The words of the e-mail change; its two pages load them: the one in the frame, and the one without a session. */
export const { useText: useEmailText, text: emailText } = defineMessages('settings-email', {
  pages: { open: { settings: { profile: { email: { title: 'E-mail' } } } } },
  product: 'Tandem',
  loading: 'Loading your address',
  failed: 'Your address could not be loaded',
  current: 'Your address',
  pending: {
    title: 'Check your mail',
    text: 'We have sent a link to {{email}}. Your address changes when you open it, here or on another device; until then the one above stays. The link is good for an hour.',
    again: 'Send the link again',
    sent: 'The link has been sent again',
  },
  form: {
    title: 'Change the address',
    hint: 'We send a link to the new address. Nothing changes before you open it.',
    label: 'Change the e-mail address',
    email: 'New e-mail',
    password: 'Password',
    passwordHint: 'Enter it to confirm that it’s you.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Send the link',
    loss: 'The address that you typed is not sent yet, and would be lost.',
  },
  link: {
    readyTitle: 'Verify your new address',
    readyText: 'Your account changes to the address that this link was sent to. You then sign in with it.',
    verify: 'Verify the address',
    working: 'Verifying your new address',
    verified: 'E-mail address verified',
    verifiedText: 'You sign in with {{email}} from now on.',
    failed: 'The address could not be verified',
    tryAgain: 'Try again',
    sendNew: 'Your address is still the one below. Ask for a new link with the form.',
    othersTitle: 'This link belongs to another account',
    othersText:
      'You are signed in as {{name}}. Following it changes the address of the other account, not yours.',
    follow: 'Verify the other address',
    leave: 'Leave it',
    toSignIn: 'Go to sign in',
  },
})

import { defineMessages } from '@tandem/app-frame'

/** The titles of all pages, and the words of the first one; those of the others come with them. */
export const authMessages = defineMessages('auth', {
  pages: {
    auth: {
      login: {
        title: 'Sign in',
        callback: { title: 'Complete your sign-in' },
        continue: { title: 'You are signed in' },
      },
      register: { title: 'Create an account' },
      'check-email': { title: 'Check your e-mail' },
      verify: { title: 'Verify your e-mail' },
      'forgot-password': { title: 'Forgot your password', verify: { title: 'Set a new password' } },
      undo: {
        'sign-in': { title: 'Undo a new sign-in method' },
        email: { title: 'Undo the address change' },
      },
      invitation: { title: 'Join your team' },
    },
    terms: { title: 'Terms' },
    privacy: { title: 'Privacy policy' },
  },
  layout: {
    product: 'Tandem',
    claim: 'What you post and what you sell, on one line.',
    audience: 'One place for the whole team.',
    drawing: 'Three posts on a line, and the sales that follow each of them',
  },
  field: {
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  login: {
    form: 'Sign in',
    isNew: 'New to Tandem?',
    register: 'Create an account',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    retryIn: 'Sign in again in {{time}}',
    locked: 'You have made too many requests. Please try again later.',
    demo: 'This is a demo: sign in as {{email}} with the password {{password}}.',
    useDemo: 'Use the demo account',
  },
  social: {
    label: 'or continue with',
    google: 'Google',
    facebook: 'Facebook',
    apple: 'Apple',
  },
  legal: {
    login: 'By signing in you agree to the',
    register: 'By creating an account you agree to the',
    terms: 'Terms',
    and: 'and the',
    privacy: 'Privacy policy',
  },
})

import { defineMessages } from '@tandem/app-frame'

/** The titles of all pages, and the texts of the sign-in page. The texts of other pages are loaded with those pages. */
export const authMessages = defineMessages('auth', {
  pages: {
    auth: {
      login: {
        title: 'Sign in',
        callback: { title: 'Complete your sign-in' },
        continue: { title: 'You are signed in' },
      },
      register: { title: 'Create an account' },
      'check-email': { title: 'Check your email' },
      verify: { title: 'Verify your email' },
      'forgot-password': { title: 'Forgot your password', verify: { title: 'Set a new password' } },
      undo: {
        'sign-in': { title: 'Undo a new sign-in method' },
        email: { title: 'Undo the email change' },
      },
      invitation: { title: 'Join your team' },
    },
    terms: { title: 'Terms' },
    privacy: { title: 'Privacy policy' },
  },
  layout: {
    product: 'Tandem',
    claim: 'What you post and what you sell, on one timeline.',
    audience: 'One place for the whole team.',
    drawing: 'A line with three posts, each followed by a rise in sales',
    language: 'Language',
  },
  field: {
    email: 'Email',
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
    retryIn: 'Try again in {{time}}',
    locked: 'You have made too many requests. Please try again later.',
    demo: 'Demo: sign in with {{email}} and {{password}}.',
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

import { defineMessages } from '@tandem/workbench'

/** Every word of this library. */
export const authMessages = defineMessages('auth', {
  pages: {
    auth: {
      login: { title: 'Sign in', description: 'Use the account of your team.' },
    },
  },
  layout: {
    product: 'Tandem',
    claim: 'What you post and what you sell, on one line.',
    audience: 'One place for the whole team.',
    drawing: 'Three posts on a line, and the sales that follow each of them',
  },
  login: {
    form: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    retryIn: 'Sign in again in {{time}}',
    locked: 'You have made too many requests. Please try again later.',
    demo: 'This is a demo: sign in as {{email}} with the password {{password}}.',
    useDemo: 'Use the demo account',
  },
})

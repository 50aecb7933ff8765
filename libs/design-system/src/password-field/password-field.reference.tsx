import type { Reference } from '../reference.ts'
import { PasswordField } from './password-field.tsx'

export const reference: Reference = {
  components: ['PasswordField'],
  status: 'stable',
  use: ['For a secret that its owner types: a password, a store’s key.'],
  instead: { TextField: 'for anything that may be seen.' },
  anatomy: { Field: 'Label, control and message of a TextField.', Eye: 'Shows or hides what is typed.' },
  content: [
    'Say what is required before people type, in the hint.',
    'Set `autoComplete`: `current-password` or `new-password`.',
  ],
  keyboard: {
    Tab: 'Moves to the field, then to the eye.',
    'Enter, Space': 'On the eye, shows or hides the secret.',
  },
  accessibility: [
    'Pasting is allowed, so that password managers work.',
    'The eye’s name says what it does now. Without script it isn’t there.',
    'The browser doesn’t correct or capitalise the text.',
  ],
  recipes: ['field', 'button'],
  pairs: [
    {
      good: {
        example: (
          <PasswordField
            label="New password"
            hint="At least 12 characters"
            autoComplete="new-password"
            showLabel="Show password"
            hideLabel="Hide password"
          />
        ),
        why: 'The rule is visible before typing, and password managers know what to offer.',
      },
      bad: {
        example: (
          <PasswordField
            label="Password"
            error="Invalid password"
            autoComplete="off"
            showLabel="Show"
            hideLabel="Hide"
          />
        ),
        why: 'The error comes after typing and doesn’t say what the rule is.',
      },
    },
  ],
}

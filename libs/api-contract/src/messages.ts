/**
 * Validation texts, shared by the server and the forms. Keyed by form and field when they differ. These are
 * the ones that the first page needs; other ways to sign in use `accountMessages`, stores use
 * `commerceMessages`.
 */
export const messages = {
  required: 'Required',
  invalid: 'Invalid input',
  characters: 'This text contains characters that can’t be stored',
  tooLong: (max: number) => `At most ${max} characters`,
  wholeNumber: 'This must be a whole number',
  id: 'Invalid ID',
  unknownField: 'Unknown field',
  login: {
    email: 'Please enter a valid email address',
    password: 'The password is too short',
  },
  meta: {
    unknownKey: 'This preference is not known',
    empty: 'Nothing to save',
    tooMany: (max: number) => `You’ve reached the limit of ${max} preferences`,
  },
  error: {
    code: 'This is not an error status',
  },
} as const

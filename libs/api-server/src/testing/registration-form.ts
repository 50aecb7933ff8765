import type { Registration } from '@tandem/api-contract'

/** A complete and valid registration form, except for the changes. */
export const registrationForm = (email: string, changes: object = {}): Registration => ({
  name: 'Deniz Kaya',
  email,
  password: 'plum-harbour-19',
  confirmPassword: 'plum-harbour-19',
  team_name: 'Kaya Ceramics',
  timezone: 'Europe/Istanbul',
  ...changes,
})

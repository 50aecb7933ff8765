import type { ProviderPerson } from './people.ts'

/** The questions of a consent page, which differ between the providers. */
export interface ConsentQuestions {
  provider: string
  /** Who has an account there; a new person can be made up as well. */
  people: readonly ProviderPerson[]
  /** Whether it reports that an address was verified. */
  tellsVerification: boolean
  /** Facebook: the person may withhold the address. */
  mayKeepEmail: boolean
  /** Apple: the address may be hidden behind a forwarding one. */
  mayHideEmail: boolean
}

/** What a person answered. */
export interface ConsentAnswer {
  person: ProviderPerson
  sharesEmail: boolean
  hidesEmail: boolean
}

/** The typed values, which are shown again when something is missing. */
export type ConsentFields = Record<string, string>

const newcomer = 'new'

/** Reads a submitted consent page: an answer, `cancelled`, or the missing fields. */
export const readConsent = (
  fields: ConsentFields,
  { people }: ConsentQuestions,
): ConsentAnswer | 'cancelled' | { errors: Record<string, string> } => {
  if (fields['decision'] === 'cancel') return 'cancelled'
  const answer = { sharesEmail: fields['share_email'] !== 'no', hidesEmail: fields['share_email'] === 'hide' }
  const known = people[Number(fields['person'] ?? 'none')]
  if (known) return { person: known, ...answer }
  if (fields['person'] !== newcomer) return { errors: { person: 'Choose who you are' } }

  const name = fields['name']?.trim() ?? ''
  const email = fields['email']?.trim() ?? ''
  const errors = {
    ...(name === '' && { name: 'Enter a name' }),
    ...(email !== '' &&
      !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) && { email: 'Enter a valid address, or none' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const isEmailVerified = email !== '' && fields['email_verified'] === 'yes'
  return { person: { name, email: email === '' ? null : email, isEmailVerified }, ...answer }
}

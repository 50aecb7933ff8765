import type { ProviderPerson } from './people.ts'

/** What a consent page asks, which differs between the providers. */
export interface ConsentQuestions {
  provider: string
  /** Who has an account there; besides them somebody new may be made up. */
  people: readonly ProviderPerson[]
  /** Whether it says that an address was proved. */
  tellsVerification: boolean
  /** Facebook: the address may be kept back. */
  mayKeepEmail: boolean
  /** Apple: the address may be hidden behind one that forwards. */
  mayHideEmail: boolean
}

/** What a person answered. */
export interface ConsentAnswer {
  person: ProviderPerson
  sharesEmail: boolean
  hidesEmail: boolean
}

/** What was typed, as it is shown again when something is missing. */
export type ConsentFields = Record<string, string>

const newcomer = 'new'

/** Reads a filled-in consent page: an answer, `cancelled`, or what is missing by field. */
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

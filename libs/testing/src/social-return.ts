import type { SocialProvider } from '@tandem/api-contract'

/** A person, as a provider describes them. */
export interface SocialPerson {
  subject: string
  email: string | null
  is_email_verified: boolean
  name: string | null
}

/** The path, next to the API, that signs in through a provider; it exists in tests and stories only. */
export const socialReturnsPath = '/api/__testing/social-returns'

/**
 * Goes through a provider as this person, to sign in or to add it as a sign-in method. Returns the address that the
 * browser is then sent to.
 */
export async function returnFrom(
  provider: SocialProvider,
  person: SocialPerson,
  purpose: 'sign-in' | 'add' = 'sign-in',
): Promise<string> {
  const response = await fetch(socialReturnsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, person, purpose }),
  })
  if (!response.ok) throw new Error(`Nobody came back: ${response.status} ${await response.text()}`)
  return (await response.json()) as string
}

import type { SocialProvider } from '@tandem/api-contract'

/** Who somebody is, in a provider's words. */
export interface SocialPerson {
  subject: string
  email: string | null
  is_email_verified: boolean
  name: string | null
}

/** Where a sign-in through a provider is asked for, beside the API; exists in tests and stories only. */
export const socialReturnsPath = '/api/__testing/social-returns'

/** Goes through a provider as this person, to sign in or to add it; answers with the address that the browser is then led to. */
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

/** What somebody does in the dialog that connects accounts. */
export interface InstagramChoice {
  /** The id of the people's team: `team.user.team.id`. */
  team: number
  /**
   * A simulated person: `elif` has one account, `marco` several, `sofia` the account of `elif`, `nora` no Page,
   * `jonas` no account, `tom` an account whose Page he did not grant, `aylin` one of a business portfolio.
   */
  person: string
  decision?: 'allow' | 'cancel'
  /** Grants only these permissions; all by default. */
  permissions?: string[]
}

/** The address, beside the API, that goes through the dialog; it exists in tests and stories only. */
export const instagramReturnsPath = '/api/__testing/instagram-returns'

/**
 * Goes through the dialog at an address of `login-with-facebook`; returns the address that the browser is
 * then led to.
 */
export async function returnFromInstagram(url: string, choice: InstagramChoice): Promise<string> {
  const response = await fetch(instagramReturnsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, choice }),
  })
  if (!response.ok) throw new Error(`Nobody came back: ${response.status} ${await response.text()}`)
  return (await response.json()) as string
}

/** What somebody does in the dialog that connects accounts. */
export interface InstagramChoice {
  /** The id of the team whose people they are: `team.user.team.id`. */
  team: number
  /**
   * Of the simulated people: `elif` has one account, `marco` several, `sofia` the account of `elif`, `nora` no Page,
   * `jonas` no account, `tom` an account whose Page he did not grant, `aylin` one of a business portfolio.
   */
  person: string
  decision?: 'allow' | 'cancel'
  /** Only these permissions are granted; all that are asked for unless given. */
  permissions?: string[]
}

/** Where a way through the dialog is asked for, beside the API; exists in tests and stories only. */
export const instagramReturnsPath = '/api/__testing/instagram-returns'

/** Goes through the dialog at an address of `login-with-facebook`; answers the address that the browser is then led to. */
export async function returnFromInstagram(url: string, choice: InstagramChoice): Promise<string> {
  const response = await fetch(instagramReturnsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, choice }),
  })
  if (!response.ok) throw new Error(`Nobody came back: ${response.status} ${await response.text()}`)
  return (await response.json()) as string
}

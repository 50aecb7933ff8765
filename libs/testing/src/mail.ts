/** A mail that the server has delivered. */
export interface DeliveredMail {
  to: string
  subject: string
  text: string
  links: string[]
}

/** The address, beside the API, for reading mail; it exists in tests and stories only. */
export const mailsPath = '/api/__testing/mails'

/** Delivers waiting mail; returns all mails to one address so far, oldest first. */
export async function mailsTo(address: string): Promise<DeliveredMail[]> {
  const response = await fetch(mailsPath, { method: 'POST', body: JSON.stringify(address) })
  if (!response.ok) throw new Error(`No mail could be read: ${response.status} ${await response.text()}`)
  return (await response.json()) as DeliveredMail[]
}

/** Path and search of the link in the newest mail to an address, as its reader would open it. */
export async function mailedPath(address: string): Promise<string> {
  const mail = (await mailsTo(address)).at(-1)
  const link = mail?.links.find((candidate) => candidate.includes('hash='))
  if (link === undefined)
    throw new Error(`The newest mail has no link: ${mail?.subject ?? 'there is no mail'}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

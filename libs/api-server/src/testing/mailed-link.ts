import type { TestApi } from './test-api.ts'

/** The content of a mail's link and the address it leads to. */
export interface MailedLink {
  user_id: number
  hash: string
  /** The origin and path. */
  page: string
}

/** The first link of the newest mail to an address, as its reader would open it. */
export async function mailedLink(api: TestApi, to: string): Promise<MailedLink> {
  const mail = (await api.mails(to)).at(-1)
  const link = mail?.links.find((candidate) => candidate.includes('hash='))
  if (!link) throw new Error(`The newest mail to ${to} has no link: ${mail?.subject ?? 'there is none'}`)
  const { origin, pathname, searchParams } = new URL(link)
  return {
    user_id: Number(searchParams.get('user_id')),
    hash: searchParams.get('hash') ?? '',
    page: origin + pathname,
  }
}

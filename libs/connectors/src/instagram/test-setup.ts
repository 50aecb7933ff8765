import { createInstagram, inProcessFetch } from '@tandem/provider-simulator'
import type { FaultKind, InstagramOptions as SimulatorOptions } from '@tandem/provider-simulator'
import type { ProviderFetch } from '../provider-fetch.ts'
import type { SocialAccount, SocialCursor } from '../social-account.ts'
import { limited, waitingClock } from '../test-setup.ts'
import type { InstagramApp } from './instagram-app.ts'
import { instagramAccount } from './instagram-account.ts'
import type { InstagramAccountOptions } from './instagram-account.ts'
import { instagramLogin } from './instagram-login.ts'

export const app: InstagramApp = {
  id: '200000000000000',
  secret: 'app-secret-right',
  callbackUrl: 'https://tandem.example.test/integrations/social-media/callback/instagram',
}
export const accountId = '17841400000000001'
export const pageToken = 'page-token-right'

/** Every post, as a job reads them: the cursor is stored as JSON in between. */
export async function readPosts(
  account: SocialAccount,
  { since = null, from = null, between = () => {} }: PostReading = {},
) {
  const ids = new Set<string>()
  let cursor = from
  let pages = 0
  do {
    const page = await account.posts(cursor, { since })
    for (const { provider_id } of page.rows) ids.add(provider_id)
    cursor = page.next && (JSON.parse(JSON.stringify(page.next)) as SocialCursor)
    pages += 1
    if (pages > 500) throw new Error('the pages do not end')
    between()
  } while (cursor)
  return { ids, pages }
}
interface PostReading {
  since?: string | null
  from?: SocialCursor | null
  between?: () => void
}

/** A request, without its version. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
}

/** An answer: a body, a whole response, or a network error. */
export type Answer = object | Response | Error

/** A Graph API with these answers, its clock, and its requests. */
export function scriptedGraph(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const clock = waitingClock()
  const asked: Asked[] = []
  const fetch = async (address: string, { method }: { method: string }): Promise<Response> => {
    const url = new URL(address)
    const question = { method, path: url.pathname.replace(/^\/v\d+\.\d+/, ''), query: url.searchParams }
    asked.push(question)
    const answered = await answer(question)
    if (answered instanceof Error) throw answered
    return answered instanceof Response ? answered : Response.json(answered)
  }
  const options = { app, fetch, ...clock }
  return {
    ...clock,
    asked,
    options,
    login: instagramLogin(options),
    account: (more: Partial<InstagramAccountOptions> = {}) =>
      instagramAccount({ ...options, account_id: accountId, token: pageToken, ...more }),
  }
}

const stalls: ReadonlySet<FaultKind> = new Set(['stall', 'stall-after-byte', 'slow-drip'])

/** The simulated Instagram, and what a person who logs in there can read, on one clock. */
export function simulatedInstagram(settings: Partial<SimulatorOptions> = {}) {
  const clock = waitingClock()
  const address = 'https://instagram.example.test'
  const instagram = createInstagram({
    address,
    app: { app_id: app.id, app_secret: app.secret },
    redirectUris: [app.callbackUrl],
    requiresProof: true,
    now: clock.now,
    ...settings,
  })
  const asked: URL[] = []
  const answer = limited(inProcessFetch(instagram.app))
  let isStalled = false
  const fetch: ProviderFetch = (url, init) => {
    asked.push(new URL(url))
    isStalled = instagram.faults.list().some(({ kind }) => stalls.has(kind))
    return answer(url, init)
  }
  const options = { app, fetch, graphAddress: address, dialogAddress: address, ...clock }
  const login = instagramLogin(options)

  /** Fills in the dialog. Returns what it sends back. */
  const dialog = async (person: string, fields: string[][] = [['decision', 'allow']]) => {
    const { headers } = await instagram.app.request(login.loginUrl('state'), {
      method: 'POST',
      body: new URLSearchParams([['person', person], ...fields]),
    })
    return new URL(headers.get('Location')!).searchParams
  }
  const grant = async (person: string, fields?: string[][]) =>
    login.exchange((await dialog(person, fields)).get('code')!)
  const accountOf = async (person: string, more: Partial<InstagramAccountOptions> = {}) => {
    const { accounts } = await login.offered((await grant(person)).token)
    const { provider_id, page_token } = accounts[0]!
    return instagramAccount({ ...options, account_id: provider_id, token: page_token, ...more })
  }
  return { instagram, ...clock, isStalled: () => isStalled, options, asked, login, dialog, grant, accountOf }
}

/** A refusal in Meta's format; the message must never be shown. */
export const refusedWith = (
  code: number,
  {
    subcode,
    message = `page-token-right ${code}`,
    status = 400,
    headers,
    ...more
  }: {
    subcode?: number
    message?: string
    status?: number
    headers?: Record<string, string>
    is_transient?: boolean
  } = {},
) =>
  Response.json(
    {
      error: {
        message,
        type: 'OAuthException',
        code,
        ...(subcode !== undefined && { error_subcode: subcode }),
        ...more,
        fbtrace_id: 'A0test',
      },
    },
    { status, ...(headers && { headers }) },
  )

/** A metric in one of the shapes of insights. */
export const figure = (name: string, value: unknown) => ({
  name,
  period: 'lifetime',
  values: [{ value }],
  title: name,
  id: `1/insights/${name}/lifetime`,
})
export const total = (name: string, value: number | undefined, breakdown?: Record<string, unknown>) => ({
  name,
  period: 'day',
  title: name,
  total_value: { ...(value !== undefined && { value }), ...(breakdown && { breakdowns: [breakdown] }) },
  id: `1/insights/${name}/day`,
})

import type { SocialNewcomer, SocialProvider } from '@tandem/api-contract'
import { startAddress } from '../identity/auth/social/browser-routes.ts'
import type { AttemptPurpose } from '../identity/auth/social/start-attempt.ts'
import { dataOf } from './read-answer.ts'
import type { TestApi } from './test-api.ts'

/** Where a page of ours was opened: the sign-in page with a reason, or the callback page with a code. */
export interface Landing {
  path: string
  code: string
  reason: string | null
  service: string | null
}

/** A browser at our side: keeps our cookie, and sends it wherever a browser would. */
export interface SocialBrowser {
  /** The cookie as it was set, and as it is sent. */
  cookie: { set: string; sent: string }
  /** Presses the button: where we send the browser. */
  press(provider: SocialProvider, purpose?: AttemptPurpose): Promise<string>
  /** Brings the provider's answer; a form of another site comes without the cookie. */
  bring(answer: Request): Promise<Landing>
  /** What the callback page asks. */
  exchange(provider: SocialProvider, code: string, password?: string): Promise<Response>
  /** The form of a new person. */
  complete(token: string | undefined, fields?: Record<string, unknown>): Promise<Response>
}

const origin = 'http://tandem.test'

/** A fresh browser. */
export function socialBrowser(api: TestApi): SocialBrowser {
  const cookie = { set: '', sent: '' }
  const withCookie = (headers: Record<string, string> = {}) => ({
    ...headers,
    ...(cookie.sent && { Cookie: cookie.sent }),
  })
  return {
    cookie,
    async press(provider, purpose) {
      const address = startAddress(origin, provider, purpose)
      const response = await api.fetch(new Request(address, { headers: withCookie() }))
      cookie.set = response.headers.get('set-cookie') ?? cookie.set
      cookie.sent = cookie.set.split(';')[0] ?? ''
      return response.headers.get('location') ?? ''
    },
    async bring(answer) {
      const isForm = answer.method === 'POST'
      const response = await api.fetch(isForm ? answer : new Request(answer.url, { headers: withCookie() }))
      return landingOf(response)
    },
    exchange: (provider, code, password) =>
      api.request('POST', '/auth/login/social', {
        body: { code, provider, ...(password !== undefined && { password }) },
        headers: withCookie(),
      }),
    complete: (token, fields = {}) =>
      api.request('POST', '/auth/register/complete-registration', {
        token,
        body: {
          name: 'Maya Lindqvist',
          team_name: 'Lindqvist & Co',
          timezone: 'Europe/Stockholm',
          ...fields,
        },
      }),
  }
}

/** Where an answer of ours sends the browser. */
export function landingOf(response: Response): Landing {
  const { origin: at, pathname, searchParams } = new URL(response.headers.get('location') ?? 'about:blank')
  if (response.status !== 303 || at !== origin) throw new Error(`Sent to ${at} with ${response.status}`)
  return {
    path: pathname,
    code: searchParams.get('code') ?? '',
    reason: searchParams.get('social'),
    service: searchParams.get('service'),
  }
}

/** The new person that an answer welcomes. */
export const welcomedBy = (response: Response): Promise<SocialNewcomer> => dataOf<SocialNewcomer>(response)

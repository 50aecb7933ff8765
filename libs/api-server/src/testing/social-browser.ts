import type { SocialNewcomer, SocialProvider } from '@tandem/api-contract'
import { startAddress } from '../identity/auth/social/browser-routes.ts'
import type { AttemptPurpose } from '../identity/auth/social/start-attempt.ts'
import { dataOf } from './read-answer.ts'
import type { TestApi } from './test-api.ts'

/** The page of ours that was opened: the sign-in page with a reason, or the callback page with a code. */
export interface Landing {
  path: string
  code: string
  reason: string | null
  service: string | null
}

/** A browser on our side: it keeps our cookie, and sends it when a browser would. */
export interface SocialBrowser {
  /** The cookie as it was set and as it is sent. */
  cookie: { set: string; sent: string }
  /** Presses the button; returns the address that we send the browser to. */
  press(provider: SocialProvider, purpose?: AttemptPurpose): Promise<string>
  /** Delivers the provider's answer; a form from another site comes without the cookie. */
  bring(answer: Request): Promise<Landing>
  /** The request of the callback page. */
  exchange(provider: SocialProvider, code: string, password?: string): Promise<Response>
  /** Submits the form of a new person. */
  complete(token: string | undefined, fields?: Record<string, unknown>): Promise<Response>
}

const origin = 'http://tandem.test'

/** A new browser. */
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

/** The address that our answer sends the browser to. */
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

/** The new person in an answer. */
export const welcomedBy = (response: Response): Promise<SocialNewcomer> => dataOf<SocialNewcomer>(response)

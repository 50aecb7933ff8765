import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import type { SocialGrant, SocialLogin } from '../social-login.ts'
import { BoundedText } from '../text-schemas.ts'
import { apiVersion } from './api-version.ts'
import { graphClient } from './graph-client.ts'
import { neededPermissions, portfolioPermission } from './instagram-app.ts'
import type { InstagramOptions } from './instagram-app.ts'
import { offeredAccounts } from './offered-accounts.ts'
import { ParameterRefused, reconnect, wrongCode } from './refusals.ts'
import { tokenFacts } from './token-facts.ts'

/** Where people log in, and how to reach the Graph API. */
export interface InstagramLoginOptions extends InstagramOptions {
  /** The address of the dialog, without the version; https://www.facebook.com by default. */
  dialogAddress?: string
}

/** In seconds: a longer lifetime doesn't give a valid date. */
const aCentury = 100 * 365 * 86_400
const Token = v.object({
  access_token: v.pipe(BoundedText(4000), v.minLength(1)),
  expires_in: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(aCentury))), null),
})
const Permissions = v.object({
  data: v.array(v.object({ permission: BoundedText(200), status: v.fallback(BoundedText(100), '') })),
})
const reasons = { declined: 'rerequest', expired: 'reauthorize' }

/**
 * Connects Instagram accounts through Facebook Login. A person waits for each call, so none is retried for
 * long.
 * @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export function instagramLogin(options: InstagramLoginOptions): SocialLogin {
  const { app, now = Date.now } = options
  const dialog = (options.dialogAddress ?? 'https://www.facebook.com').replace(/(?<!\/)\/+$/, '')
  const client = graphClient({ ...options, isPersonWaiting: true })

  const askForToken = (query: Record<string, string>, signal?: AbortSignal) =>
    client.ask({
      path: '/oauth/access_token',
      subject: 'the login',
      schema: Token,
      query: () => ({ client_id: app.id, client_secret: app.secret, ...query }),
      signal,
    })

  const tokenOfCode = async (code: string, signal?: AbortSignal) => {
    try {
      return await askForToken({ redirect_uri: app.callbackUrl, code }, signal)
    } catch (error) {
      if (error instanceof ParameterRefused) throw wrongCode()
      throw error
    }
  }

  return {
    loginUrl(state, { again } = {}) {
      const parameters = new URLSearchParams({
        client_id: app.id,
        redirect_uri: app.callbackUrl,
        state,
        response_type: 'code',
        scope: [...neededPermissions, portfolioPermission].join(','),
        ...(again && { auth_type: reasons[again] }),
      })
      return `${dialog}/${apiVersion}/dialog/oauth?${parameters}`
    },

    async exchange(code, signal): Promise<SocialGrant> {
      const short = await tokenOfCode(code, signal)
      const long = await askForToken(
        { grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token },
        signal,
      )
      const token = long.access_token
      const { data } = await client.ask({
        path: '/me/permissions',
        subject: 'permissions',
        schema: Permissions,
        token,
        signal,
      })
      const granted = data.filter(({ status }) => status === 'granted').map(({ permission }) => permission)
      const facts = await tokenFacts(client, app, token, signal)
      if (!facts.is_valid || !facts.is_ours) throw reconnect(facts.subcode)
      return {
        token,
        expires_at: facts.expires_at ?? endOf(long.expires_in, now()),
        data_access_expires_at: facts.data_access_expires_at,
        person_id: facts.person_id,
        missing_permissions: neededPermissions.filter((permission) => !granted.includes(permission)),
      }
    },

    async offered(token, signal) {
      const facts = await tokenFacts(client, app, token, signal)
      if (!facts.is_valid || !facts.is_ours) throw reconnect(facts.subcode)
      return offeredAccounts(client, { token, facts }, signal)
    },

    async revoke(token, signal) {
      try {
        await client.ask({
          path: '/me/permissions',
          method: 'DELETE',
          subject: 'permissions',
          schema: v.unknown(),
          token,
          signal,
        })
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'reconnect') throw error
      }
    },
  }
}

const endOf = (seconds: number | null, now: number): string | null =>
  seconds === null ? null : new Date(now + seconds * 1000).toISOString()

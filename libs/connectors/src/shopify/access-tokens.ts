import * as v from 'valibot'
import type { ProviderError } from '../provider-error.ts'
import type { ProviderFetch } from '../provider-fetch.ts'
import { unexpected } from '../requests/failures.ts'
import { parsed } from '../requests/parsed.ts'
import { sendForJson } from '../requests/transport.ts'
import type { RawAnswer } from '../requests/transport.ts'
import { smallAnswer } from '../json-measure.ts'
import { BoundedText } from '../text-schemas.ts'
import type { ShopifyClient, ShopifyCredentials } from './credentials.ts'
import { refusalOfStatus } from './refusal-of.ts'
import { notInstalled, unknownClient, wrongClientSecret } from './refusals.ts'
import type { KeyField } from './refusals.ts'

const path = '/admin/oauth/access_token'
/** A token is renewed this long before it expires, so that none expires during a request. */
const renewBeforeMs = 300_000
const Token = v.object({
  access_token: v.pipe(BoundedText(4000), v.minLength(1)),
  expires_in: v.optional(v.pipe(v.number(), v.minValue(0)), 86_400),
})
const TokenRefusal = v.object({ error: BoundedText(200) })

/** The tokens that sign requests. */
export interface AccessTokens {
  /** The input that contains the key. */
  field: KeyField
  /** @throws ProviderError when a new one was requested and refused */
  current(): Promise<string>
  /** Shopify refused a token: whether requesting a new one may help. */
  refused(token: string): boolean
}

export interface AccessTokensOptions {
  credentials: ShopifyCredentials
  origin: string
  fetch: ProviderFetch
  now: () => number
  timeoutMs: number
}

/**
 * A fixed token, or one-day tokens that an app requests with its id and secret (client credentials grant).
 */
export function accessTokens(options: AccessTokensOptions): AccessTokens {
  const { credentials, now } = options
  if ('shopify_access_token' in credentials)
    return {
      field: 'shopify_access_token',
      current: async () => credentials.shopify_access_token,
      refused: () => false,
    }

  let held: { token: string; until: number } | null = null
  let coming: Promise<string> | null = null
  const renew = async () => {
    const { access_token: token, expires_in: seconds } = await askForToken(options, credentials)
    const life = seconds * 1000
    held = { token, until: now() + Math.max(life / 2, life - renewBeforeMs) }
    return token
  }
  return {
    field: 'shopify_client_id',
    async current() {
      if (held && now() < held.until) return held.token
      // Several callers may wait for the same one, so none of them may cancel it.
      coming ??= renew().finally(() => {
        coming = null
      })
      return coming
    },
    refused(token) {
      if (held?.token === token) held = null
      return true
    },
  }
}

async function askForToken(
  { origin, fetch, now, timeoutMs }: AccessTokensOptions,
  { shopify_client_id, shopify_client_secret }: ShopifyClient,
) {
  const answer = await sendForJson(fetch, {
    url: `${origin}${path}`,
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: shopify_client_id,
      client_secret: shopify_client_secret,
      grant_type: 'client_credentials',
    }),
    timeoutMs,
    limits: smallAnswer,
    field: 'shopify_store_name',
  })
  const refusal = refusalOfToken(answer, now())
  if (refusal) throw refusal
  return parsed(Token, answer.json, 'access token')
}

/** Error codes of RFC 6749 and Shopify's own; only the code is used. */
function refusalOfToken(answer: RawAnswer, now: number): ProviderError | null {
  const refusal = v.safeParse(TokenRefusal, answer.json)
  if (answer.status >= 400 && answer.status < 429 && refusal.success) {
    const { error } = refusal.output
    if (error === 'application_cannot_be_found') return unknownClient()
    if (error === 'invalid_client') return wrongClientSecret()
    if (error === 'shop_not_permitted' || error === 'unauthorized_client') return notInstalled()
    if (answer.status === 400) return unexpected('access token')
  }
  return refusalOfStatus(answer, 'shopify_client_id', now)
}

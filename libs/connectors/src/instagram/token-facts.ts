import * as v from 'valibot'
import { BoundedText } from '../text-schemas.ts'
import { ProviderError } from '../provider-error.ts'
import type { GraphClient } from './graph-client.ts'
import type { InstagramApp } from './instagram-app.ts'
import { wrongApp } from './refusals.ts'

/** The last second of the year 9999: later ones aren't valid dates. */
const lastMoment = 253_402_300_799
const Moment = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment)), 0)
const Facts = v.object({
  data: v.object({
    app_id: v.fallback(BoundedText(200), ''),
    is_valid: v.fallback(v.boolean(), false),
    user_id: v.fallback(BoundedText(200), ''),
    expires_at: Moment,
    data_access_expires_at: Moment,
    scopes: v.fallback(v.array(BoundedText(200)), []),
    granular_scopes: v.fallback(
      v.array(
        v.object({
          scope: BoundedText(200),
          target_ids: v.fallback(v.nullable(v.array(BoundedText(200))), null),
        }),
      ),
      [],
    ),
    error: v.fallback(v.nullable(v.object({ subcode: v.fallback(v.number(), 0) })), null),
  }),
})

/** Meta's details of a token. Times are ISO, null when there is none. */
export interface TokenFacts {
  is_valid: boolean
  is_ours: boolean
  person_id: string
  expires_at: string | null
  data_access_expires_at: string | null
  permissions: string[]
  /** The Pages or accounts that a permission was granted for; null for all. */
  grantedFor: (permission: string) => string[] | null
  /** Why it is invalid, 0 when unknown. */
  subcode: number
}

/**
 * Requests a token's details, with the app's own credentials. @throws ProviderError, or the signal's reason
 */
export async function tokenFacts(
  client: GraphClient,
  app: InstagramApp,
  token: string,
  signal?: AbortSignal,
): Promise<TokenFacts> {
  const { data } = await client
    .ask({
      path: '/debug_token',
      subject: 'the connection',
      schema: Facts,
      query: () => ({ input_token: token, access_token: `${app.id}|${app.secret}` }),
      allowance: 'app',
      signal,
    })
    .catch((error: unknown) => {
      // An invalid token is reported in the answer, so a refusal means the app's own credentials.
      throw error instanceof ProviderError && error.kind === 'reconnect' ? wrongApp('secret') : error
    })
  return {
    is_valid: data.is_valid,
    is_ours: data.app_id === '' || data.app_id === app.id,
    person_id: data.user_id,
    expires_at: momentOf(data.expires_at),
    data_access_expires_at: momentOf(data.data_access_expires_at),
    permissions: data.scopes,
    grantedFor: (permission) =>
      data.granular_scopes.find(({ scope }) => scope === permission)?.target_ids ?? null,
    subcode: data.error?.subcode ?? 0,
  }
}

/** Unix seconds; 0 means never. */
const momentOf = (seconds: number): string | null =>
  seconds === 0 ? null : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

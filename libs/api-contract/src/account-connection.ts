import * as v from 'valibot'
import { accountsPath, SocialNetwork } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { TranslatedText, text } from './fields.ts'
import { SocialAccount } from './social-account.ts'
import { socialMessages } from './social-messages.ts'

/**
 * An address to open as a page, not to fetch. The answer comes back to
 * /integrations/social-media/callback/{social} within ten minutes, in the same session. `rerequest` asks
 * again for declined permissions; `reauthorize` renews data access that has expired.
 */
export const loginWithFacebook = endpoint({
  name: 'loginWithFacebook',
  method: 'GET',
  path: '/social/{social}/users/login-with-facebook',
  summary: 'Where connecting accounts starts',
  access: 'accounts.write',
  changes: [],
  params: v.strictObject({ social: SocialNetwork }),
  search: v.strictObject({ auth_type: v.optional(v.picklist(['rerequest', 'reauthorize'])) }),
  data: v.strictObject({ url: v.string() }),
  errors: ['MODEL_NOT_FOUND', 'FETCH_ERROR'],
  limit: { calls: 30, seconds: 60, per: 'user' },
  sameSiteOnly: true,
})

/**
 * How connecting ended. `created` and `updated`: `accounts` are connected. `exists`: another team has
 * connected it. `permissions_not_granted`: see `missing_permissions`. `choose`: the person chooses from
 * `offered`, with `addAccounts`. `nothing_found`: see `problem`.
 */
export const connectionResults = [
  'created',
  'updated',
  'exists',
  'permissions_not_granted',
  'cancelled',
  'choose',
  'nothing_found',
] as const

/** An account that the person may connect. */
export const OfferedAccount = v.strictObject({
  /** The network's own id, which `addAccounts` takes in `ids`. */
  id: v.string(),
  username: v.string(),
  name: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  page_name: v.string(),
  /**
   * `connected`: this team has it already, and choosing it renews the access. `elsewhere`: another team has
   * it.
   */
  status: v.picklist(['new', 'connected', 'elsewhere']),
})
export type OfferedAccount = v.InferOutput<typeof OfferedAccount>

/** The steps from the network's dialog to an account. A problem names the step that failed. */
export const connectionSteps = ['dialog', 'permissions', 'pages', 'accounts', 'verification'] as const

/** How connecting ended, and what to do next. */
export const ConnectionOutcome = v.strictObject({
  result: v.picklist(connectionResults),
  accounts: v.array(SocialAccount),
  offered: v.array(OfferedAccount),
  /** Permissions that weren't granted, in plain words. */
  missing_permissions: v.array(v.string()),
  /**
   * Why accounts couldn't be found, in words that a user can act on. Can be set even when other accounts were
   * found.
   */
  problem: v.nullable(v.strictObject({ step: v.picklist(connectionSteps), message: TranslatedText })),
  /** Sent back with the choice; null when there is nothing to choose. */
  state: v.nullable(v.string()),
})
export type ConnectionOutcome = v.InferOutput<typeof ConnectionOutcome>

const given = v.optional(text({ max: 2000 }))

/** What the network sent the browser back with: a code, or the reason why there is none. */
export const FacebookResponse = v.pipe(
  v.strictObject({
    state: text({ min: 1, max: 200, tooShort: socialMessages.connection.state }),
    code: given,
    error: given,
    error_reason: given,
    error_code: given,
    error_description: given,
  }),
  v.check(({ code, error }) => Boolean(code) !== Boolean(error), socialMessages.connection.answer),
)
export type FacebookResponse = v.InferOutput<typeof FacebookResponse>

/**
 * Works once. A single account is connected immediately; with several, the person chooses. @throws
 * INVALID_STATE_TRY_AGAIN
 */
export const processFacebookResponse = endpoint({
  name: 'processFacebookResponse',
  method: 'POST',
  path: '/{service}/{social}/users/process-facebook-response',
  summary: 'Finish connecting with what the network sent back',
  access: 'accounts.write',
  changes: [],
  params: v.strictObject(accountsPath),
  body: FacebookResponse,
  data: ConnectionOutcome,
  errors: ['MODEL_NOT_FOUND', 'INVALID_STATE_TRY_AGAIN', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 30, seconds: 60, per: 'user' },
})

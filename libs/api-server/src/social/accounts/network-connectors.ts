import { instagramAccount, instagramLimits, instagramLogin } from '@tandem/connectors'
import type { InstagramOptions } from '@tandem/connectors'
import type { SocialConnectors } from '../../platform/dependencies/dependencies.ts'

interface InstagramConnectorOptions extends InstagramOptions {
  /** The address of the dialog, without the version; Facebook's by default. */
  dialogAddress?: string
}

/** Instagram through one app at Meta, whose rate limit all its accounts share. */
export function instagramConnectors(options: InstagramConnectorOptions): SocialConnectors {
  const { dialogAddress, ...shared } = { limits: instagramLimits(), ...options }
  return {
    login: instagramLogin({ ...shared, ...(dialogAddress !== undefined && { dialogAddress }) }),
    account: ({ provider_id, page_token }, { isPersonWaiting = false } = {}) =>
      instagramAccount({ ...shared, account_id: provider_id, token: page_token, isPersonWaiting }),
  }
}

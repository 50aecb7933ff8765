import { contractText } from '@tandem/api-client'
import { errorCatalogue, socialProviders } from '@tandem/api-contract'
import { Banner } from '@tandem/design-system'
import { journeyMessages } from '../journey-messages.ts'
import { authMessages } from '../messages.ts'

/** Why the server, or the page that a provider leads back to, sent people here instead of signing them in. */
const reasons = ['cancelled', 'expired', 'unavailable', 'refused', 'busy', 'unknown', 'failed'] as const

/**
 * Says how a sign-in through a provider ended, which is in the address's search; shows nothing for an unknown reason.
 */
export function SocialNote({ search }: { search: string }) {
  const text = journeyMessages.useText()
  const common = authMessages.useText()
  const parameters = new URLSearchParams(search)
  const service = socialProviders.find((provider) => provider === parameters.get('service'))
  const provider = service ? common(`social.${service}`) : text('socialNote.anyProvider')
  const reason = parameters.get('social')
  if (reason === 'deactivated' || reason === 'unverified') {
    const code = reason === 'deactivated' ? 'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN' : 'EMAIL_NOT_VERIFIED'
    return <Banner tone="danger">{contractText(errorCatalogue[code].description)}</Banner>
  }
  const known = reasons.find((name) => name === reason)
  if (known === undefined) return null
  const note = text(`socialNote.${known}`, { provider })
  return <Banner tone={known === 'cancelled' ? 'info' : 'danger'}>{note}</Banner>
}

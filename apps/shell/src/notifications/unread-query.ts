import { endpointQuery } from '@tandem/api-client/react'
import { countUnreadNotifications } from '@tandem/api-contract'

/**
 * How many notifications are unread: read again when the window is looked at, at most once a minute. Apart from the
 * list, whose code is loaded when it opens.
 */
export const unreadQuery = () =>
  endpointQuery(countUnreadNotifications, {}, { staleTime: 60_000, meta: { errors: 'local' } })

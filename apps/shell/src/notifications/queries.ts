import { endpointMutation, endpointPages, endpointQuery } from '@tandem/api-client/react'
import {
  countUnreadNotifications,
  listNotifications,
  markNotification,
  markNotificationsRead,
} from '@tandem/api-contract'

/** What happened that the signed-in person should know. */
export const notificationQueries = {
  /** Read again when the window is looked at, at most once a minute. */
  unread: () => endpointQuery(countUnreadNotifications, {}, { staleTime: 60_000, meta: { errors: 'local' } }),
  /** Read again whenever the list opens. */
  list: () => endpointPages(listNotifications, (search) => ({ search }), { staleTime: 0 }),
}

export const markNotificationMutation = endpointMutation(
  markNotification,
  ({ id, is_read }: { id: number; is_read: boolean }) => ({ params: { id }, body: { is_read } }),
)

/** Marks everything up to a notification as read. */
export const markReadMutation = endpointMutation(markNotificationsRead, (up_to: number) => ({
  body: { up_to },
}))

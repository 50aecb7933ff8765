import { endpointMutation, endpointPages } from '@tandem/api-client/react'
import { listNotifications, markNotification, markNotificationsRead } from '@tandem/api-contract'

/** What happened that the signed-in person should know, newest first; read again whenever the list opens. */
export const notificationPages = () =>
  endpointPages(listNotifications, (search) => ({ search }), { staleTime: 0 })

export const markNotificationMutation = endpointMutation(
  markNotification,
  ({ id, is_read }: { id: number; is_read: boolean }) => ({ params: { id }, body: { is_read } }),
)

/** Marks everything up to a notification as read. */
export const markReadMutation = endpointMutation(markNotificationsRead, (up_to: number) => ({
  body: { up_to },
}))

import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count } from './fields.ts'

export const Unread = v.strictObject({
  /** How many notifications of the caller are unread. */
  unread: Count,
})

/** Asked regularly while the app is open, so it is cheaper than the list. */
export const countUnreadNotifications = endpoint({
  name: 'countUnreadNotifications',
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How many notifications the caller has not read',
  access: 'own.write',
  reads: ['notifications'],
  data: Unread,
})

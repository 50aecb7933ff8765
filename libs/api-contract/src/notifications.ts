import * as v from 'valibot'
import { accountServices } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'
import { messages } from './messages.ts'
import { NotableType } from './notes.ts'
import { PageMeta, pageSearch } from './page.ts'
import type { Permission } from './permissions.ts'
import { Unread } from './unread-notifications.ts'

/** How many days a notification is kept, whether it was read or not. */
export const notificationDays = 90

const entries = { id: Id, created_at: Instant, is_read: v.boolean() }
const store = v.strictObject({ id: Id, name: v.string() })
const account = v.strictObject({ id: Id, service: v.picklist(accountServices), username: v.string() })

/** Something that one person is told, once. The names are today's. */
export const Notification = v.variant('kind', [
  v.strictObject({ kind: v.literal('store_sync_failed'), ...entries, store }),
  /** The store no longer accepts our keys: somebody has to connect it again. */
  v.strictObject({ kind: v.literal('store_access_lost'), ...entries, store }),
  v.strictObject({ kind: v.literal('account_sync_failed'), ...entries, account }),
  /** The network no longer accepts our access: somebody has to connect the account again. */
  v.strictObject({ kind: v.literal('account_access_lost'), ...entries, account }),
  v.strictObject({ kind: v.literal('account_access_ending'), ...entries, account, ends_at: Instant }),
  /** `ends_at` is when the archive is deleted. */
  v.strictObject({ kind: v.literal('export_ready'), ...entries, ends_at: Instant }),
  v.strictObject({ kind: v.literal('export_failed'), ...entries }),
  v.strictObject({
    kind: v.literal('mention'),
    ...entries,
    note: v.strictObject({
      id: Id,
      notable_type: NotableType,
      notable_id: Id,
      /** The start of its text, in one line. */
      excerpt: v.string(),
      /** Null when the author has left the team. */
      author_name: v.nullable(v.string()),
    }),
  }),
])
export type Notification = v.InferOutput<typeof Notification>
export type NotificationKind = Notification['kind']

/**
 * Who is told what, and may still read it: people who can do something about it. A mention is for the person who was
 * mentioned, and news of an export for the person who asked for it.
 */
export const notificationPermissions: Readonly<Record<NotificationKind, Permission>> = {
  store_sync_failed: 'stores.sync',
  store_access_lost: 'stores.write',
  account_sync_failed: 'accounts.write',
  account_access_lost: 'accounts.write',
  account_access_ending: 'accounts.write',
  export_ready: 'export.write',
  export_failed: 'export.write',
  mention: 'own.write',
}

/** Newest first. */
export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'What happened that the caller should know, newest first',
  access: 'own.write',
  reads: ['notifications'],
  search: v.strictObject(pageSearch),
  data: v.array(Notification),
  meta: v.strictObject({ ...PageMeta.entries, ...Unread.entries }),
})

/** Marks one notification of the caller as read or unread. */
export const markNotification = endpoint({
  name: 'markNotification',
  method: 'PUT',
  path: '/notifications/{id}',
  summary: 'Mark a notification as read or unread',
  access: 'own.write',
  changes: ['notifications'],
  params: v.strictObject({ id: Id }),
  body: v.strictObject({ is_read: v.boolean(messages.required) }),
  data: Unread,
  errors: ['MODEL_NOT_FOUND'],
})

/** Leaves newer ones unread: the caller hasn't seen them yet. */
export const markNotificationsRead = endpoint({
  name: 'markNotificationsRead',
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark the notifications up to one of them as read',
  access: 'own.write',
  changes: ['notifications'],
  body: v.strictObject({ up_to: Id }),
  data: Unread,
})

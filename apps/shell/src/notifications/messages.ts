import { defineMessages } from '@tandem/app-frame'

/** The texts of the list of notifications. */
export const { useText, text, catalogue } = defineMessages('shell-notifications', {
  title: 'Notifications',
  markAll: 'Mark all as read',
  loading: 'Loading notifications',
  failed: 'Notifications couldn’t be loaded',
  empty: {
    title: 'Nothing new',
    text: 'Failed syncs, lost access, exports and notes that mention you appear here.',
  },
  older: 'Show older',
  unread: 'Unread',
  markRead: 'Mark as read: {{what}}',
  markUnread: 'Mark as unread: {{what}}',
  kinds: {
    store_sync_failed: 'The sync of {{name}} failed',
    store_access_lost: '{{name}} no longer accepts our keys. Connect it again.',
    account_sync_failed: 'The sync of @{{name}} failed',
    account_access_lost: 'Instagram no longer gives access to @{{name}}. Connect it again.',
    account_access_ending: 'Access to @{{name}} ends on {{when}}. Connect it again before that.',
    export_ready: 'Your export is ready. Download it before {{when}}.',
    export_failed: 'Your export failed. You can start it again.',
    mention: '{{name}} mentioned you in a note',
    mention_by_former: 'A former member mentioned you in a note',
  },
})

import type { Notification } from '@tandem/api-contract'
import { screen, screensIn } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { hourMs } from '@tandem/format'
import { appWith } from '../test-host.tsx'

export default {
  title: 'Screens/Frame/Notifications',
  tags: ['!autodocs'],
  ...screensIn(appWith(), '/upgrade'),
}

const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const account = { id: 8, service: 'social', username: 'oak.pots' } as const
const store = { id: 4, name: 'Linden & Oak' }

const notifications: Notification[] = [
  {
    id: 5,
    kind: 'mention',
    created_at: at(-1),
    is_read: false,
    note: {
      id: 3,
      notable_type: 'store',
      notable_id: 4,
      excerpt: '@Maya, can you check the stock of the lanterns before the weekend?',
      author_name: 'Selin Aras',
    },
  },
  { id: 4, kind: 'store_access_lost', created_at: at(-3), is_read: false, store },
  { id: 3, kind: 'account_access_ending', created_at: at(-26), is_read: false, account, ends_at: at(140) },
  { id: 2, kind: 'export_ready', created_at: at(-50), is_read: true, ends_at: at(118) },
  { id: 1, kind: 'store_sync_failed', created_at: at(-75), is_read: true, store },
]
const pages = { current_page: 1, last_page: 1, per_page: 20, total: 5, total_is_capped: false }

/** The list that the bell opens, above a page. */
const opened = (bell: string, options: Omit<ScreenOptions, 'act'>) =>
  screen({
    act: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: bell })),
    ...options,
  })

export const Unread = opened('Notifications, 3 unread', {
  answers: {
    '/notifications/unread': { data: { unread: 3 } },
    '/notifications': { data: notifications, meta: { ...pages, unread: 3 } },
  },
  shows: 'Mark all as read',
})
export const NothingNew = opened('Notifications', { shows: 'Nothing new' })
export const Loading = opened('Notifications', { waiting: '/notifications', shows: 'Loading notifications' })
export const Failing = opened('Notifications', {
  failing: '/notifications',
  shows: 'Notifications couldn’t be loaded',
})

import type { Notification } from '@tandem/api-contract'
import type { Places } from '@tandem/app-frame'
import { notesAt } from '@tandem/items'
import { AtSign, Download, FileWarning, PlugZap, RefreshCwOff, TimerReset } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { text } from './messages.ts'

/** The sentence of a notification; `moment` writes a time. */
export function notificationWords(notification: Notification, moment: (at: string) => string): string {
  switch (notification.kind) {
    case 'store_sync_failed':
    case 'store_access_lost':
      return text(`kinds.${notification.kind}`, { name: notification.store.name })
    case 'account_sync_failed':
    case 'account_access_lost':
      return text(`kinds.${notification.kind}`, { name: notification.account.username })
    case 'account_access_ending':
      return text('kinds.account_access_ending', {
        name: notification.account.username,
        when: moment(notification.ends_at),
      })
    case 'export_ready':
      return text('kinds.export_ready', { when: moment(notification.ends_at) })
    case 'export_failed':
      return text('kinds.export_failed')
    case 'mention': {
      const { author_name: name } = notification.note
      return name === null ? text('kinds.mention_by_former') : text('kinds.mention', { name })
    }
  }
}

/** The page that a notification is about; null when no mounted feature has it. */
export function notificationAddress(notification: Notification, places: Partial<Places>): string | null {
  switch (notification.kind) {
    case 'store_sync_failed':
    case 'store_access_lost':
      return places.store?.(notification.store.id) ?? null
    case 'account_sync_failed':
    case 'account_access_lost':
    case 'account_access_ending':
      return (
        places[notification.account.service === 'tracker' ? 'trackedAccount' : 'account']?.(
          notification.account.id,
        ) ?? null
      )
    case 'export_ready':
    case 'export_failed':
      return places.teamData ?? null
    case 'mention': {
      const { notable_type: type, notable_id: id } = notification.note
      const row = places[type]?.(id)
      return row === undefined ? null : notesAt(row, { type, id })
    }
  }
}

/** The icon of each kind. */
export const notificationIcons: Readonly<Record<Notification['kind'], LucideIcon>> = {
  store_sync_failed: RefreshCwOff,
  store_access_lost: PlugZap,
  account_sync_failed: RefreshCwOff,
  account_access_lost: PlugZap,
  account_access_ending: TimerReset,
  export_ready: Download,
  export_failed: FileWarning,
  mention: AtSign,
}

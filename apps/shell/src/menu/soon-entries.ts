import { soonBadge } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { CalendarClock, FolderKanban } from 'lucide-react'
import { shellMessages } from '../messages.ts'

const soon = (name: 'projects' | 'scheduler', icon: NavigationEntry['icon']): NavigationEntry => ({
  title: shellMessages.key(`soon.${name}`),
  url: `/${name}`,
  icon,
  badge: soonBadge,
  disabled: true,
})

/** Planned pages that belong to no feature yet. */
export const soonEntries: readonly NavigationEntry[] = [
  soon('projects', FolderKanban),
  soon('scheduler', CalendarClock),
]

import { accountNavigation } from '@tandem/analytics-accounts'
import { postNavigation } from '@tandem/analytics-posts'
import { soonBadge } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { ChartNoAxesCombined, LayoutDashboard } from 'lucide-react'
import { InstagramIcon, TikTokIcon, YouTubeIcon } from './icons.tsx'
import { key } from './messages.ts'
import { analyticsPaths } from './paths.ts'

/** The menu of analytics: the dashboard, and the entries of each section. */
export const analyticsNavigation: NavigationEntry[] = [
  {
    title: key('navigation.dashboard'),
    url: analyticsPaths.dashboard,
    icon: LayoutDashboard,
    goToKey: 'd',
  },
  {
    title: key('navigation.group'),
    url: analyticsPaths.group,
    icon: ChartNoAxesCombined,
    children: [
      {
        title: key('navigation.instagram'),
        url: analyticsPaths.instagram,
        icon: InstagramIcon,
        defaultOpen: true,
        children: [...postNavigation, ...accountNavigation, soon('comments')],
      },
      { ...soon('tiktok'), icon: TikTokIcon },
      { ...soon('youtube'), icon: YouTubeIcon },
    ],
  },
]

function soon(name: 'comments' | 'tiktok' | 'youtube'): NavigationEntry {
  return { title: key(`navigation.${name}`), url: analyticsPaths[name], badge: soonBadge, disabled: true }
}

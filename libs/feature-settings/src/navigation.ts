import type { NavigationEntry } from '@tandem/app-frame'
import { Settings } from 'lucide-react'
import { key } from './messages.ts'
import { settingsPaths } from './paths.ts'

/** The menu of this library. */
export const settingsNavigation: NavigationEntry = {
  title: key('navigation.group'),
  url: settingsPaths.group,
  icon: Settings,
  children: [
    { title: key('navigation.profile'), url: settingsPaths.profile },
    { title: key('navigation.appearance'), url: settingsPaths.appearance },
    { title: key('navigation.team'), url: settingsPaths.team, permission: 'members.read' },
    { title: key('navigation.data'), url: settingsPaths.data, permission: 'export.write' },
  ],
}

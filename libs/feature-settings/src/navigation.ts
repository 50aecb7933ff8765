import { soonBadge } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { Settings } from 'lucide-react'
import { key } from './messages.ts'
import { settingsPaths } from './paths.ts'

/** The menu of this library: a person's own settings, then the team's. */
export const settingsNavigation: NavigationEntry = {
  title: key('navigation.group'),
  url: settingsPaths.group,
  icon: Settings,
  children: [
    { title: key('navigation.profile'), url: settingsPaths.profile, alsoCalled: key('alsoCalled.profile') },
    { title: key('navigation.email'), url: settingsPaths.email, alsoCalled: key('alsoCalled.email') },
    { title: key('navigation.signIn'), url: settingsPaths.signIn, alsoCalled: key('alsoCalled.signIn') },
    {
      title: key('navigation.sessions'),
      url: settingsPaths.sessions,
      alsoCalled: key('alsoCalled.sessions'),
    },
    {
      title: key('navigation.appearance'),
      url: settingsPaths.appearance,
      alsoCalled: key('alsoCalled.appearance'),
    },
    { title: key('navigation.password'), url: settingsPaths.password, badge: soonBadge, disabled: true },
    {
      title: key('navigation.team'),
      url: settingsPaths.team,
      alsoCalled: key('alsoCalled.team'),
      permission: 'members.read',
    },
    {
      title: key('navigation.data'),
      url: settingsPaths.data,
      alsoCalled: key('alsoCalled.data'),
      permission: 'export.write',
    },
  ],
}

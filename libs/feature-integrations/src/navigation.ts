import type { NavigationEntry } from '@tandem/app-frame'
import { Plug } from 'lucide-react'
import { key } from './messages.ts'
import { integrationsPaths } from './paths.ts'

/** The menu of this library. */
export const integrationsNavigation: NavigationEntry = {
  title: key('navigation.group'),
  url: integrationsPaths.group,
  icon: Plug,
  children: [
    { title: key('navigation.socialMedia'), url: integrationsPaths.socialMedia },
    {
      title: key('navigation.stores'),
      url: integrationsPaths.stores,
      goToKey: 's',
      goToTitle: key('navigation.connectedStores'),
    },
  ],
}

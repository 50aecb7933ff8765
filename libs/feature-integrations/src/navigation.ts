import type { NavigationEntry } from '@tandem/workbench'
import { Plug } from 'lucide-react'
import { key } from './messages.ts'
import { integrationsPaths } from './paths.ts'

/** The menu of this library. */
export const integrationsNavigation: NavigationEntry = {
  title: key('navigation.group'),
  url: integrationsPaths.group,
  icon: Plug,
  defaultOpen: true,
  children: [{ title: key('navigation.stores'), url: integrationsPaths.stores }],
}

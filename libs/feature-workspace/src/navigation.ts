import type { NavigationEntry } from '@tandem/app-frame'
import { Users } from 'lucide-react'
import { key } from './messages.ts'
import { workspacePaths } from './paths.ts'

/** The menu of this library. */
export const workspaceNavigation: NavigationEntry = {
  title: key('navigation.workspace'),
  url: workspacePaths.users,
  icon: Users,
}

import type { NavigationEntry } from '@tandem/app-frame'
import { NotebookPen, Users } from 'lucide-react'
import { key } from './messages.ts'
import { workspacePaths } from './paths.ts'

/** The menu of this library. */
export const workspaceNavigation: NavigationEntry[] = [
  {
    title: key('navigation.workspace'),
    url: workspacePaths.users,
    icon: Users,
    alsoCalled: key('alsoCalled.people'),
  },
  {
    title: key('navigation.notes'),
    url: workspacePaths.notes,
    icon: NotebookPen,
    alsoCalled: key('alsoCalled.notes'),
  },
]

/** The other tabs of the workspace. */
export const workspacePages: NavigationEntry[] = [
  {
    title: key('navigation.workspace'),
    url: workspacePaths.users,
    icon: Users,
    children: [
      { title: key('tabs.roles'), url: workspacePaths.roles, alsoCalled: key('alsoCalled.roles') },
      {
        title: key('tabs.audit'),
        url: workspacePaths.audit,
        alsoCalled: key('alsoCalled.audit'),
        permission: 'audit.read',
      },
    ],
  },
]

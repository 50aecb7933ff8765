import type { FeatureAction } from '@tandem/app-frame'
import { UserPlus } from 'lucide-react'
import { key } from './messages.ts'
import { invitePath } from './people/leads.ts'

/** The command palette's actions of this library. */
export const workspaceActions: FeatureAction[] = [
  {
    id: 'workspace.invite',
    title: key('actions.invite'),
    alsoCalled: key('alsoCalled.invite'),
    icon: UserPlus,
    permission: 'members.write',
    run: ({ navigate }) => void navigate(invitePath),
  },
]

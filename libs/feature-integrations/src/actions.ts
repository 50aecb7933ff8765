import type { FeatureAction } from '@tandem/app-frame'
import { Plus, UserPlus } from 'lucide-react'
import { openParameter, writeAccountDialog } from './accounts/account-dialog.ts'
import { key } from './messages.ts'
import { integrationsPaths } from './paths.ts'

const trackAccount = new URLSearchParams({
  tab: 'tracker',
  [openParameter]: writeAccountDialog({ kind: 'track' }),
})

/** The command palette's actions of this library. */
export const integrationsActions: FeatureAction[] = [
  {
    id: 'integrations.connect-store',
    title: key('actions.connectStore'),
    icon: Plus,
    permission: 'stores.write',
    run: ({ navigate }) => void navigate(integrationsPaths.connectStore),
  },
  {
    id: 'integrations.track-account',
    title: key('actions.trackAccount'),
    icon: UserPlus,
    permission: 'accounts.write',
    run: ({ navigate }) => void navigate(`${integrationsPaths.socialMedia}?${trackAccount}`),
  },
]

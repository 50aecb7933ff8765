import type { FeatureAction } from '@tandem/workbench'
import { Plus } from 'lucide-react'
import { key } from './messages.ts'
import { integrationsPaths } from './paths.ts'

/** What this library offers from anywhere. */
export const integrationsActions: FeatureAction[] = [
  {
    id: 'integrations.connect-store',
    title: key('stores.connect'),
    icon: Plus,
    permission: 'stores.write',
    run: ({ navigate }) => void navigate(integrationsPaths.connectStore),
  },
]

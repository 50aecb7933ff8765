import { comingSoonRoute } from '@tandem/workbench'
import type { Feature } from '@tandem/workbench'
import { workspacePaths } from './paths.ts'

/** The people of a team. */
export const workspaceFeature: Feature = {
  name: 'workspace',
  routes: [comingSoonRoute(workspacePaths.users, async () => (await import('lucide-react')).Users)],
  load: async () => {
    const { workspaceNavigation } = await import('./navigation.ts')
    return { navigation: [workspaceNavigation] }
  },
}

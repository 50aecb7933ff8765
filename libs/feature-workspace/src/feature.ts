import type { Feature } from '@tandem/app-frame'
import { workspacePaths } from './paths.ts'
import { workspaceRoutes } from './routes.tsx'

/** The members of a team, their permissions, and their actions. */
export const workspaceFeature: Feature = {
  name: 'workspace',
  routes: workspaceRoutes,
  load: async () => (await import('./frame-parts.ts')).frameParts,
  places: { people: workspacePaths.users },
}

import type { Feature } from '@tandem/app-frame'
import { workspacePaths } from './paths.ts'
import { workspaceRoutes } from './routes.tsx'

/** The people of a team, what they may do, and what they did. */
export const workspaceFeature: Feature = {
  name: 'workspace',
  routes: workspaceRoutes,
  load: async () => (await import('./frame-parts.ts')).frameParts,
  places: { people: workspacePaths.users },
}

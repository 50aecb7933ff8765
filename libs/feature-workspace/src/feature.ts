import type { Feature } from '@tandem/app-frame'
import { workspacePaths } from './paths.ts'
import { personPath } from './people/leads.ts'
import { workspaceRoutes } from './routes.tsx'
import { workspaceTranslations } from './translations.ts'

/** The members of a team, their permissions, their actions and their notes. */
export const workspaceFeature: Feature = {
  name: 'workspace',
  routes: workspaceRoutes,
  translations: workspaceTranslations,
  load: async () => (await import('./frame-parts.ts')).frameParts,
  places: { people: workspacePaths.users, person: personPath },
}

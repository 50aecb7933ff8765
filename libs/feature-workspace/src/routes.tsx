import { pageRoutes } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { workspacePaths } from './paths.ts'
import { workspaceTranslations } from './translations.ts'

const page = pageRoutes(() => import('./pages.ts'), workspaceTranslations)

/** Every page of this library. */
export const workspaceRoutes: RouteObject[] = [
  {
    lazy: () => import('./workspace-frame.tsx'),
    children: [
      page(workspacePaths.users, 'people'),
      page(workspacePaths.roles, 'roles'),
      page(workspacePaths.audit, 'audit'),
    ],
  },
  page(workspacePaths.notes, 'notes'),
]

import { pageRoutes } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { workspacePaths } from './paths.ts'

const page = pageRoutes(() => import('./pages.ts'))

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
]

import { leaveWithSession } from '@tandem/session'
import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { authPaths } from './paths.ts'

/** The pages of signing in, in their own layout. */
export const authRoutes: RouteObject[] = [
  {
    path: authPaths.root,
    middleware: [leaveWithSession],
    lazy: () => import('./components/auth-layout.tsx'),
    children: [
      // The search goes along: it may say where to go after sign-in.
      { index: true, loader: ({ request }) => redirect(authPaths.login + new URL(request.url).search) },
      { path: 'login', lazy: () => import('./pages/login-page.tsx') },
    ],
  },
]

import { leaveWithSession } from '@tandem/session'
import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { loadEntry } from './load-entry.ts'
import { authPaths } from './paths.ts'

/** Every page of this library: those of signing in in a layout of their own, the texts of the host plain. */
export const authRoutes: RouteObject[] = [
  {
    lazy: () => import('./components/auth-layout.tsx'),
    children: [
      {
        // Whoever is signed in has no business here; the pages of mail links ask before they end a session.
        middleware: [leaveWithSession],
        children: [
          // The search goes along: it may say where to go after sign-in.
          {
            path: authPaths.root,
            loader: ({ request }) => redirect(authPaths.login + new URL(request.url).search),
            Component: () => null,
          },
          {
            path: authPaths.login,
            loader: loadEntry,
            lazy: () => import('./pages/login-page.tsx'),
          },
          {
            path: authPaths.register,
            loader: loadEntry,
            lazy: () => import('./pages/register-page.tsx'),
          },
          { path: authPaths.checkEmail, lazy: () => import('./pages/check-email-page.tsx') },
          { path: authPaths.forgotPassword, lazy: () => import('./pages/forgot-password-page.tsx') },
        ],
      },
      { path: authPaths.verify, lazy: () => import('./pages/verify-page.tsx') },
      { path: authPaths.resetPassword, lazy: () => import('./pages/reset-password-page.tsx') },
      { path: authPaths.socialCallback, lazy: () => import('./pages/social-callback-page.tsx') },
      { path: authPaths.undoSignIn, lazy: () => import('./pages/undo-page.tsx') },
      { path: authPaths.undoEmail, lazy: () => import('./pages/undo-page.tsx') },
      { path: authPaths.invitation, lazy: () => import('./pages/invitation-page.tsx') },
    ],
  },
  { path: authPaths.terms, lazy: () => import('./pages/legal-page.tsx') },
  { path: authPaths.privacy, lazy: () => import('./pages/legal-page.tsx') },
]

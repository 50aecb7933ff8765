import { leaveWithSession } from '@tandem/session'
import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { loadEntry, loadRegistration } from './load-entry.ts'
import { authPaths } from './paths.ts'

/** Every page of this library: those for signing in have their own layout, the legal texts have none. */
export const authRoutes: RouteObject[] = [
  {
    lazy: () => import('./frame/auth-layout.tsx'),
    children: [
      {
        // Signed-in people don't need these pages. The pages of mail links ask before they end a session.
        middleware: [leaveWithSession],
        children: [
          // Keep the search: it may contain the page to open after sign-in.
          {
            path: authPaths.root,
            loader: ({ request }) => redirect(authPaths.login + new URL(request.url).search),
            Component: () => null,
          },
          {
            path: authPaths.login,
            loader: loadEntry,
            lazy: () => import('./login/login-page.tsx'),
          },
          {
            path: authPaths.register,
            loader: loadRegistration,
            lazy: () => import('./registration/register-page.tsx'),
          },
          { path: authPaths.continue, lazy: () => import('./login/continue-page.tsx') },
          { path: authPaths.checkEmail, lazy: () => import('./email/check-email-page.tsx') },
          { path: authPaths.forgotPassword, lazy: () => import('./passwords/forgot-password-page.tsx') },
        ],
      },
      { path: authPaths.verify, lazy: () => import('./email/verify-page.tsx') },
      { path: authPaths.resetPassword, lazy: () => import('./passwords/reset-password-page.tsx') },
      { path: authPaths.socialCallback, lazy: () => import('./social/social-callback-page.tsx') },
      { path: authPaths.undoSignIn, lazy: () => import('./email/undo-page.tsx') },
      { path: authPaths.undoEmail, lazy: () => import('./email/undo-page.tsx') },
      { path: authPaths.invitation, lazy: () => import('./invitation/invitation-page.tsx') },
    ],
  },
  { path: authPaths.terms, lazy: () => import('./legal/legal-page.tsx') },
  { path: authPaths.privacy, lazy: () => import('./legal/legal-page.tsx') },
]

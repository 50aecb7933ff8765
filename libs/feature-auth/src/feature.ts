import type { Feature } from '@tandem/app-frame'
import { authRoutes } from './routes.tsx'

/** All ways to sign in, for the shell. */
export const authFeature: Feature = {
  name: 'auth',
  publicRoutes: authRoutes,
  translations: { tr: () => import('./tr.ts') },
}

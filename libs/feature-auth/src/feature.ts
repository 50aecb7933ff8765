import type { Feature } from '@tandem/app-frame'
import { authRoutes } from './routes.tsx'

/** Every way in. */
export const authFeature: Feature = {
  name: 'auth',
  publicRoutes: authRoutes,
  translations: { tr: () => import('./tr.ts') },
}

import type { Feature } from '@tandem/workbench'
import { authRoutes } from './routes.tsx'

/** Every way in. */
export const authFeature: Feature = { name: 'auth', publicRoutes: authRoutes }

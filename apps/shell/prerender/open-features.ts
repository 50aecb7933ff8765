import type { Feature } from '@tandem/app-frame'
import { authFeature } from '@tandem/feature-auth'

/** The features of `src/features.ts` that have public pages. */
export const features: readonly Feature[] = [authFeature]

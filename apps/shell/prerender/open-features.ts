import type { Feature } from '@tandem/app-frame'
import { authFeature } from '@tandem/feature-auth'

/** The features of `src/features.ts` with pages that anyone may open. */
export const features: readonly Feature[] = [authFeature]

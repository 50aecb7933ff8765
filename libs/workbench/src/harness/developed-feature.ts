import type { Feature, Places } from '@tandem/app-frame'
import type { SeedData } from './team-for.ts'

/** A feature as `npm run dev -- <feature>` serves it. */
export interface DevelopedFeature {
  feature: Feature
  /** The address that it opens with. */
  at: string
  /** What its teams have. */
  data: SeedData
  /** What other features would offer. */
  places?: Partial<Places>
}

import type { Feature, Places } from '@tandem/app-frame'
import type { SeedData } from './team-for.ts'

/** A feature as `npm run dev -- <feature>` serves it. */
export interface DevelopedFeature {
  feature: Feature
  /** The first address. */
  at: string
  /** The data of its teams. */
  data: SeedData
  /** Links that other features would provide. */
  places?: Partial<Places>
}

import type { SeedData } from '@tandem/workbench/develop'

// Whoever signs in sees the same, however much there is.
export const data: SeedData = { few: {}, many: {} }

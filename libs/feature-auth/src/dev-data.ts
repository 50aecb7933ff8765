import type { SeedData } from '@tandem/workbench/develop'

// Everybody who signs in sees the same, however much data there is.
export const data: SeedData = { few: {}, many: {} }

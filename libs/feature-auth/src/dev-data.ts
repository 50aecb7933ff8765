import type { SeedData } from '@tandem/workbench/develop'

// Everybody who signs in sees the same pages, so the amount of data doesn't matter.
export const data: SeedData = { few: {}, many: {} }

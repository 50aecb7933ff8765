import { lazyPart } from '../lazy-part/lazy-part.ts'

export const FilterFinder = lazyPart(async () => (await import('./filter-finder.tsx')).FilterFinder)

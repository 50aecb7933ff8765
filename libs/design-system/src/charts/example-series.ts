export { daysFrom } from '@tandem/format'

/** Values with a weekly rhythm, the same in every run. */
export const rhythm = (count: number, base: number, seed = 1): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(base * (1 + 0.45 * Math.sin((index + seed) * 0.9) + 0.2 * Math.sin((index * seed) / 3.1))),
  )

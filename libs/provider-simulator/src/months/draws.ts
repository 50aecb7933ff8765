/** Draws a whole number from 0 to below `count`; the same seed gives the same sequence. */
export type Draw = (count: number) => number

/** Creates a pseudo-random sequence (a linear congruential generator). */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

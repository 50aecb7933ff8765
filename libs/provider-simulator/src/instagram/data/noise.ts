/**
 * A number from 0 to 1 for some keys: always the same for the same keys, and practically unrelated for
 * others.
 */
export type Noise = (...keys: (string | number)[]) => number

const mix = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Stateless randomness: the result depends only on the seed and the keys. */
export const createNoise =
  (seed: string): Noise =>
  (...keys) =>
    mix(`${seed}:${keys.join(':')}`) / 0x1_0000_0000

/** A normally distributed number around 0, rarely beyond 3 or -3. */
export const bell = (noise: Noise, ...keys: (string | number)[]): number => {
  const distance = Math.sqrt(-2 * Math.log(1 - noise(...keys, 'distance')))
  return distance * Math.cos(2 * Math.PI * noise(...keys, 'angle'))
}

/** A number between two others. */
export const between = (part: number, low: number, high: number): number => low + part * (high - low)

/** The row at a position from 0 to 1. */
export const pick = <Row>(rows: readonly [Row, ...Row[]], part: number): Row =>
  rows[Math.floor(part * rows.length)] ?? rows[0]

/** The name at a position from 0 to 1, where names with more weight take more space. */
export const pickByWeight = <Name extends string>(
  weights: Readonly<Record<Name, number>>,
  part: number,
): Name => {
  const names = Object.keys(weights) as Name[]
  let left = part * names.reduce((sum, name) => sum + weights[name], 0)
  return names.find((name) => (left -= weights[name]) < 0) ?? names.at(-1)!
}

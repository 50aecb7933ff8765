/** A number from 0 to 1 for some keys: always the same for the same keys, and as good as unrelated for others. */
export type Noise = (...keys: (string | number)[]) => number

const mix = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Chance without state: what it says depends on the seed and the keys alone. */
export const createNoise =
  (seed: string): Noise =>
  (...keys) =>
    mix(`${seed}:${keys.join(':')}`) / 0x1_0000_0000

/** A number around 0, as often above as below, that is rarely beyond 3. */
export const bell = (noise: Noise, ...keys: (string | number)[]): number => {
  const distance = Math.sqrt(-2 * Math.log(1 - noise(...keys, 'distance')))
  return distance * Math.cos(2 * Math.PI * noise(...keys, 'angle'))
}

/** A number between two others. */
export const between = (part: number, low: number, high: number): number => low + part * (high - low)

/** The row that a number from 0 to 1 falls on. */
export const pick = <Row>(rows: readonly [Row, ...Row[]], part: number): Row =>
  rows[Math.floor(part * rows.length)] ?? rows[0]

/** The name that a number from 0 to 1 falls on, where names with more weight take more room. */
export const pickByWeight = <Name extends string>(
  weights: Readonly<Record<Name, number>>,
  part: number,
): Name => {
  const names = Object.keys(weights) as Name[]
  let left = part * names.reduce((sum, name) => sum + weights[name], 0)
  return names.find((name) => (left -= weights[name]) < 0) ?? names.at(-1)!
}

export type Drawing = ReturnType<typeof drawing>

/** Draws at random what only depends on the seed. */
export function drawing(seed: number) {
  let state = seed
  /** From 0 to less than 1. */
  const share = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  /** A whole number below a count. */
  const below = (count: number) => Math.floor(share() * count)
  return {
    share,
    below,
    /** Yes once in that many. */
    oneIn: (count: number) => below(count) === 0,
    one: <Value>(values: readonly Value[]) => values[below(values.length)]!,
  }
}

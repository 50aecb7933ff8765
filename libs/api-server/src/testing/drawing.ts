/** Draws numbers that only depend on the seed: whole ones below a count, and yes once in that many. */
export function drawing(seed: number) {
  let state = seed
  const below = (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
  return { below, oneIn: (count: number) => below(count) === 0 }
}

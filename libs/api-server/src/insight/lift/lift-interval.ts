import { quantile, roundedOf } from './foretell.ts'
import type { Sold } from './foretell.ts'
import type { LiftInterval } from './lift-types.ts'
import { metBelow, normalBelow, shrunkLift } from './shrink-lifts.ts'
import type { EffectSizes, OwnLift } from './shrink-lifts.ts'

/** How often the interval misses the truth, above and below together. */
const doubt = 0.1
/** Shares of the doubt above the interval; the rest is below. Half and half is in the middle. */
const splits = Array.from({ length: 25 }, (_, index) => splitAt((index + 1) / 26))

/** A way to split the doubt: this many deviations above and below still count as chance. */
interface Split {
  above: number
  below: number
}

function splitAt(part: number): Split {
  return { above: normalAbove(doubt * part), below: normalAbove(doubt * (1 - part)) }
}

/** The value that a standard normal distribution exceeds this often; found by bisection. */
function normalAbove(share: number): number {
  let [low, high] = [0, 6]
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2
    if (1 - normalBelow(middle) > share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The lift of a post and the interval that contains the truth nine times out of ten, whatever the truth is
 * (Yu and Hoff 2018). A lift is in the interval if the usual sales, less than 90 % likely by chance, fit it.
 * Which 90 % depends on the lift: those that exclude most of the results of the team's posts. So the interval
 * is drawn towards 0 like the lift, and large effects aren't understated.
 */
export function liftInterval(of: Sold, own: OwnLift, sizes: EffectSizes): LiftInterval {
  const noise = Math.max(1e-6, (own.chance.above + own.chance.below) / 2)
  const below = metBelow(own, sizes, noise)
  const round = roundedOf(of)
  const fits = (lift: number) => {
    const split = splitFor(lift, noise, below)
    const usual = of.sold - lift
    return usual <= round(quantile(of, split.above)) && usual >= round(quantile(of, -split.below))
  }
  const inside = round(own.lift)
  const low = edgeOf(fits, inside, of.sold - quantile(of, 5) - 1, of.isWhole)
  const high = edgeOf(fits, inside, of.sold + 1, of.isWhole)
  return { low, high, lift: Math.min(high, Math.max(low, shrunkLift(own, sizes))) }
}

/** The split under which results of the team's posts are mistaken least often for this lift. */
function splitFor(lift: number, noise: number, below: (value: number) => number): Split {
  // Without an effect neither side is preferred.
  if (lift === 0) return splits[(splits.length - 1) / 2]!
  const metWith = ({ above, below: under }: Split) =>
    below(lift + above * noise) - below(lift - under * noise)
  return splits.reduce((best, split) => (metWith(split) < metWith(best) ? split : best))
}

/** The last fitting value between one inside and one outside. */
function edgeOf(fits: (value: number) => boolean, inside: number, outside: number, isWhole: boolean): number {
  let [fitting, other] = [inside, isWhole ? Math.round(outside) : outside]
  const minStep = isWhole ? 1 : 0.001 * Math.max(1, Math.abs(other - fitting))
  while (Math.abs(other - fitting) > minStep) {
    const middle = isWhole ? Math.trunc((fitting + other) / 2) : (fitting + other) / 2
    if (fits(middle)) fitting = middle
    else other = middle
  }
  return fitting
}

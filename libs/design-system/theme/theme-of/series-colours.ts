import { linearOf, oklab, oklchOf, withLuminance, luminance } from './colour.ts'

type Matrix = [number, number, number][]

/** How people see without red or green cones: Machado, Oliveira and Fernandes 2009, at full severity. */
const sights: Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
]

function seen(hex: string, matrix: Matrix) {
  const [red, green, blue] = linearOf(hex)
  const channels = matrix.map(([r, g, b]) => Math.max(r * red + g * green + b * blue, 0))
  return oklab(channels as [number, number, number])
}

/**
 * The smallest difference between two of some colours, for the sight that sees it least: a distance in OKLab. With all
 * cones it counts half, because these readers should see twice as much.
 */
export const minDifference = (colours: readonly string[]): number =>
  Math.min(
    ...sights.flatMap((matrix, sight) => {
      const points = colours.map((colour) => seen(colour, matrix))
      return points.flatMap((one, index) =>
        points
          .slice(index + 1)
          .map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]))
          .map((distance) => (sight === 0 ? distance / 2 : distance)),
      )
    }),
  )

/** A colour with another hue and the same luminance. */
export const turned = (hex: string, by: number): string => {
  const { chroma, hue } = oklchOf(hex)
  return withLuminance(luminance(hex), { chroma, hue: hue + by })
}

/** Turns that are tried, smallest first. */
const turns = Array.from({ length: 24 }, (_, step) => (step % 2 === 0 ? step : -step - 1) * 7.5)

/** The first series in a mode, and the others of our own palette there. */
interface Palette {
  first: string
  others: readonly string[]
}

/**
 * Colours of series beside those that were chosen for the first one, in each mode: those of our own palette, turned
 * like the first one was, and then by the one angle that keeps all of them most different in all modes, so that a series has
 * the same hue in light and dark. They keep their luminance.
 */
export function seriesBeside(palettes: readonly Palette[], by: number): string[][] {
  const candidates = turns.map((turn) =>
    palettes.map(({ others }) => others.map((other) => turned(other, by + turn))),
  )
  const differences = candidates.map((modes) =>
    Math.min(...modes.map((colours, mode) => minDifference([palettes[mode]?.first ?? '', ...colours]))),
  )
  return candidates[differences.indexOf(Math.max(...differences))] ?? []
}

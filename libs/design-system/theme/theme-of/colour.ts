/** A colour in OKLCH: lightness 0 to 1, chroma, and hue in degrees. Equal steps look equally large. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}
/** Colours as `#rrggbb` by the name of their token: `accent.solid`. */
export type Colours = Record<string, string>

type Triple = [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** The linear red, green and blue of `#rrggbb`. */
export const linearOf = (hex: string) =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple

const luminanceOf = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The relative luminance of WCAG 2, from 0 for black to 1 for white. */
export const luminance = (hex: string): number => luminanceOf(linearOf(hex))

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Ottosson's OKLab of linear colours (https://bottosson.github.io/posts/oklab/). */
export function oklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklab(linearOf(hex))
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

const isShown = (linear: Triple) => linear.every((channel) => channel >= -1e-6 && channel <= 1 + 1e-6)

/** The smallest or largest number between two for which a test changes from false to true, by halving. */
function turningPoint(from: number, to: number, isBeyond: (value: number) => boolean): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2
    if (isBeyond(middle)) high = middle
    else low = middle
  }
  return low
}

/** The same colour with as much of its chroma as screens show. */
const shown = (colour: Oklch): Triple =>
  isShown(linearFrom(colour))
    ? linearFrom(colour)
    : linearFrom({
        ...colour,
        chroma: turningPoint(0, colour.chroma, (chroma) => !isShown(linearFrom({ ...colour, chroma }))),
      })

const hexOf = (linear: Triple) =>
  `#${linear
    .map((channel) => Math.round(fromLinear(Math.min(Math.max(channel, 0), 1)) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

/**
 * The colour of a hue, with at most this chroma, that has a given luminance. Contrast depends on luminance
 * alone, so all colours with the same luminance have the same contrast to any other colour.
 */
export function withLuminance(wanted: number, { chroma, hue }: { chroma: number; hue: number }): string {
  const linearAt = (lightness: number) => shown({ lightness, chroma, hue })
  return hexOf(linearAt(turningPoint(0, 1, (lightness) => luminanceOf(linearAt(lightness)) > wanted)))
}

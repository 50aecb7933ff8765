import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, 'node_modules/.cache/fonts')

/**
 * Letters of English and Turkish, and the punctuation of our texts: most pages need only these, and pages
 * before sign-in no others.
 */
const common = new Set(
  [
    String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index)),
    'ÂÇĞÎÖŞÛÜâçğîöşûüİı',
    '\u00A0\u2009\u202F·×©‘’“”•–—…›€£₺←↑→↓−',
  ]
    .join('')
    .split('')
    .map((letter) => letter.codePointAt(0)),
)

/** The weights that our texts use; all others would double the files. */
const weights = { min: 400, max: 700 }

/** Features that browsers apply by themselves, and figures of equal width for `font-variant-numeric`. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum']

/**
 * Makes two files of each font file: the common letters, and all others, which a browser loads when a text
 * has one.
 *
 * @returns {import('postcss').Plugin}
 */
export const splitFonts = () => ({
  postcssPlugin: 'split-fonts',
  async Once(root) {
    /** @type {import('postcss').AtRule[]} */
    const faces = []
    root.walkAtRules('font-face', (face) => void faces.push(face))
    await Promise.all(faces.map(splitFace))
  },
})

/** @param {import('postcss').AtRule} face */
async function splitFace(face) {
  const file = /url\('([^']+)\.woff2'\)/.exec(String(face))?.[1]
  const ranges = valueOf(face, 'unicode-range')
  if (!file || !ranges) return
  // Addresses are relative to the file that contains the rule.
  const from = dirname(face.source.input.file)
  const font = readFileSync(require.resolve(`${file}.woff2`))
  const letters = lettersOf(ranges)
  const parts = [
    ['common', letters.filter((letter) => common.has(letter))],
    ['other', letters.filter((letter) => !common.has(letter))],
  ]
  for (const [name, part] of parts) {
    const text = String.fromCodePoint(...part)
    const made = await subsetFont(font, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
    })
    const path = join(folder, `${file.split('/').at(-1)}-${name}.woff2`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, made)
    const copy = face.cloneBefore()
    copy.walkDecls('src', (src) => {
      src.value = `url('${relative(from, path)}') format('woff2-variations')`
    })
    copy.walkDecls('font-weight', (weight) => {
      weight.value = `${weights.min} ${weights.max}`
    })
    copy.walkDecls('unicode-range', (range) => {
      range.value = rangesOf(part)
    })
  }
  face.remove()
}

/**
 * @param {import('postcss').AtRule} face
 * @param {string} name
 */
function valueOf(face, name) {
  let value
  face.walkDecls(name, (declaration) => {
    value = declaration.value
  })
  return value
}

/** @param {string} ranges as in CSS, `U+0-FF, U+131` */
const lettersOf = (ranges) =>
  ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })

/** @param {readonly number[]} letters in ascending order */
function rangesOf(letters) {
  const hex = (letter) => letter.toString(16).toUpperCase()
  const ranges = []
  for (const letter of letters) {
    const range = ranges.at(-1)
    if (range?.last === letter - 1) range.last = letter
    else ranges.push({ first: letter, last: letter })
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

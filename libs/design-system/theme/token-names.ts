/**
 * The names of a group of tokens.json in Panda, in custom properties and in TypeScript; space is also used
 * for sizes.
 */
const categories: Record<string, string[]> = {
  color: ['colors.palette'],
  semantic: ['colors'],
  space: ['spacing', 'sizes'],
  radius: ['radii'],
  size: ['sizes'],
  breakpoint: ['breakpoints'],
  sidebar: ['sizes.sidebar'],
  font: ['fonts'],
  weight: ['fontWeights'],
  text: ['textStyles'],
  shadow: ['shadows'],
  duration: ['durations'],
  easing: ['easings'],
  z: ['zIndex'],
  behaviour: ['behaviour'],
}

/** `0-5` in the file, whose names can't contain dots, is `0.5` everywhere else. */
export const spaceName = (name: string) => name.replace('-', '.')

/**
 * The public names of a token: `semantic.bg.canvas` is `colors.bg.canvas`. The first one is its main name.
 */
export function tokenNames(path: string): [string, ...string[]] {
  const [group = '', ...rest] = path.split('.')
  const found = categories[group]
  if (found === undefined) throw new Error(`The group ${group} of tokens.json has no name outside it.`)
  const name = group === 'space' ? spaceName(rest.join('.')) : rest.join('.')
  return found.map((category) => `${category}.${name}`) as [string, ...string[]]
}

const kebab = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The dot of a half step, which is part of a name. */
const halfStep = /(?<=^(?:spacing|sizes)\.\d)\.(?=\d$)/

/** The custom property of a name, as Panda writes it: `colors.bg.canvas` is `--colors-bg-canvas`. */
export function customProperty(name: string) {
  const [category = '', ...rest] = name.replace(halfStep, '\\.').split(/(?<!\\)\./)
  return `--${[kebab(category), ...rest].join('-')}`
}

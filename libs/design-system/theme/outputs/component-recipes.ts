import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { recipes, slotRecipes } from '../recipes.ts'

/** The class of a recipe, or those of the parts of one that has several. */
function classesOf(key: string): string[] {
  const { className = '', slots = undefined } =
    Object.entries<{ className?: string; slots?: readonly string[] }>({ ...recipes, ...slotRecipes }).find(
      ([name]) => name === key,
    )?.[1] ?? {}
  return slots?.map((slot) => `${className}__${slot}`) ?? [className]
}

/** Elements that few pages have; the reset of all others is on each page. */
export const rareElements = 'abbr code dialog hr kbd pre progress samp small sub summary sup table'
  .split(' ')
  .map((name) => `<${name}>`)

const valueNames = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

/** The classes that `css` makes in a module, by its path. */
type Utilities = ReadonlyMap<string, readonly string[]>

/**
 * What a module needs for more than its types: its own recipes by class name, other classes and custom properties of
 * the stylesheet, the attributes that it sets, and other modules of the library.
 */
function importsOf(path: string, utilities: Utilities) {
  const text = readFileSync(path, 'utf8').replaceAll(/^(?:import|export) type .*$/gm, '')
  const lists = [...text.matchAll(/import \{([^}]*)\} from '@tandem\/design-system\/recipes'/g)]
  const recipes = lists
    .flatMap(([, list = '']) => valueNames(list))
    .flatMap((name) => classesOf(name.split(' as ')[0] ?? ''))
  return {
    // Of a recipe with parts, those that the module takes: `classes.header`.
    recipes: recipes.filter((name) => isTaken(name.split('__')[1], text)),
    attributes: (text.match(/\bdata-[a-z-]+/g) ?? []).map((name) => `[${name}]`),
    names: [
      ...(utilities.get(path) ?? []),
      ...(text.match(/(?<=var\()--[\w-]+/g) ?? []),
      // A recipe replaces all that the reset says of keys.
      ...rareElements.filter((name) => name !== '<kbd>' && text.includes(name.slice(0, -1))),
    ],
    modules: modulesIn(text, /(?:from |import )'(\.[^']+)'/g, path),
    laterModules: modulesIn(text, /import\('(\.[^']+)'/g, path),
  }
}

const modulesIn = (text: string, pattern: RegExp, path: string) =>
  [...text.matchAll(pattern)]
    .map(([, specifier = '']) => resolve(dirname(path), specifier))
    .filter((module) => /\.tsx?$/.test(module) && existsSync(module))

const isTaken = (part: string | undefined, text: string) =>
  part === undefined || new RegExp(String.raw`\.${part}\b`).test(text)

/**
 * The recipes and their parts, other classes, custom properties, rare elements and `data-` attributes that a module
 * needs, with those of the modules that it imports: `now`, and `later`, when it has fetched what a person opens.
 */
export function needsOf(path: string, utilities: Utilities): { now: string[]; later: string[] } {
  function found(isLater: boolean) {
    const [seen, needed] = [new Set([path]), new Set<string>()]
    for (const module of seen) {
      const { recipes, attributes, names, modules, laterModules } = importsOf(module, utilities)
      for (const name of [...recipes, ...attributes, ...names]) needed.add(name)
      for (const next of isLater ? [...modules, ...laterModules] : modules) seen.add(next)
    }
    return needed
  }
  const now = found(false)
  const later = [...found(true)].filter((name) => !now.has(name))
  return { now: [...now].toSorted(), later: later.toSorted() }
}

/** The attributes that the modules of a recipe set, as `chart[data-cell]`; all others are those of Ark or of a page. */
export const ownAttributes = (utilities: Utilities): string[] =>
  [...utilities.keys()].flatMap((path) => {
    const { recipes, attributes } = importsOf(path, utilities)
    return recipes.flatMap((name) => attributes.map((attribute) => `${name.split('__')[0]}${attribute}`))
  })

/** What everything that an entry exports needs, by name. */
export const componentsOf = (
  entry: string,
  utilities: Utilities,
): Record<string, ReturnType<typeof needsOf>> =>
  Object.fromEntries(
    [...readFileSync(entry, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, list = '', specifier = '']) =>
        valueNames(list).map(
          (name) => [name, needsOf(resolve(dirname(entry), specifier), utilities)] as const,
        ),
    ),
  )

/** The class names of every recipe and of the parts of those that have several. */
export const everyRecipe = Object.keys({ ...recipes, ...slotRecipes }).flatMap(classesOf)

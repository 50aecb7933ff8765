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
 * the stylesheet, and other modules of the library.
 */
function importsOf(path: string, utilities: Utilities) {
  const text = readFileSync(path, 'utf8').replaceAll(/^(?:import|export) type .*$/gm, '')
  const lists = [...text.matchAll(/import \{([^}]*)\} from '@tandem\/design-system\/recipes'/g)]
  const recipes = lists
    .flatMap(([, list = '']) => valueNames(list))
    .flatMap((name) => classesOf(name.split(' as ')[0] ?? ''))
  return {
    recipes,
    words: text.match(/\w+/g) ?? [],
    names: [
      ...(utilities.get(path) ?? []),
      ...(text.match(/(?<=var\()--[\w-]+/g) ?? []),
      // A recipe replaces all that the reset says of keys.
      ...rareElements.filter((name) => name !== '<kbd>' && text.includes(name.slice(0, -1))),
    ],
    modules: [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)]
      .map(([, specifier = '']) => resolve(dirname(path), specifier))
      .filter((module) => /\.tsx?$/.test(module) && existsSync(module)),
  }
}

/**
 * The recipes, other classes, custom properties and rare elements that a module needs, with those of the modules that
 * it imports. Of a recipe with parts, it needs those that one of them names.
 */
export function needsOf(path: string, utilities: Utilities): string[] {
  const [seen, found] = [new Set([path]), new Set<string>()]
  const [ofRecipes, said] = [new Set<string>(), new Set<string>()]
  for (const module of seen) {
    const { recipes, words, names, modules } = importsOf(module, utilities)
    for (const name of recipes) ofRecipes.add(name)
    for (const word of words) said.add(word)
    for (const name of names) found.add(name)
    for (const next of modules) seen.add(next)
  }
  for (const name of ofRecipes) {
    const [, part] = name.split('__')
    if (part === undefined || said.has(part)) found.add(name)
  }
  return [...found].toSorted()
}

/** What everything that an entry exports needs, by name. */
export const componentsOf = (entry: string, utilities: Utilities): Record<string, string[]> =>
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

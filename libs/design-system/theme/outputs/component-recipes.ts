import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { recipes, slotRecipes } from '../recipes.ts'

const classOf = (key: string) =>
  Object.entries({ ...recipes, ...slotRecipes }).find(([name]) => name === key)?.[1].className

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
    .map((name) => classOf(name.split(' as ')[0] ?? ''))
    .filter((name) => name !== undefined)
  return {
    names: [...recipes, ...(utilities.get(path) ?? []), ...(text.match(/(?<=var\()--[\w-]+/g) ?? [])],
    modules: [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)]
      .map(([, specifier = '']) => resolve(dirname(path), specifier))
      .filter((module) => /\.tsx?$/.test(module) && existsSync(module)),
  }
}

/** The recipes, other classes and custom properties that a module needs, with those of the modules that it imports. */
export function needsOf(path: string, utilities: Utilities): string[] {
  const [seen, found] = [new Set([path]), new Set<string>()]
  for (const module of seen) {
    const { names, modules } = importsOf(module, utilities)
    for (const name of names) found.add(name)
    for (const next of modules) seen.add(next)
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

/** The class names of every recipe. */
export const everyRecipe = Object.values({ ...recipes, ...slotRecipes }).map(
  ({ className }) => className ?? '',
)

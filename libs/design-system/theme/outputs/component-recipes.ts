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

/** What a module imports for more than its types: its own recipes by class name, and other modules of the library. */
function importsOf(path: string) {
  const text = readFileSync(path, 'utf8').replaceAll(/^(?:import|export) type .*$/gm, '')
  const lists = [...text.matchAll(/import \{([^}]*)\} from '@tandem\/design-system\/recipes'/g)]
  return {
    recipes: lists
      .flatMap(([, list = '']) => valueNames(list))
      .map((name) => classOf(name.split(' as ')[0] ?? ''))
      .filter((name) => name !== undefined),
    modules: [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)]
      .map(([, specifier = '']) => resolve(dirname(path), specifier))
      .filter((module) => /\.tsx?$/.test(module) && existsSync(module)),
  }
}

/** The class names of all recipes that a module needs, with those of the modules that it imports. */
export function recipesOf(path: string): string[] {
  const [seen, found] = [new Set([path]), new Set<string>()]
  for (const module of seen) {
    const { recipes: own, modules } = importsOf(module)
    for (const name of own) found.add(name)
    for (const next of modules) seen.add(next)
  }
  return [...found].toSorted()
}

/** The recipes of everything that an entry exports, by name. */
export const componentsOf = (entry: string): Record<string, string[]> =>
  Object.fromEntries(
    [...readFileSync(entry, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, list = '', specifier = '']) =>
        valueNames(list).map((name) => [name, recipesOf(resolve(dirname(entry), specifier))] as const),
    ),
  )

/** The class names of every recipe. */
export const everyRecipe = Object.values({ ...recipes, ...slotRecipes }).map(
  ({ className }) => className ?? '',
)

import { basename } from 'node:path'

/** One page in Storybook's `index.json`. */
export interface StoryEntry {
  type: string
  id: string
  name: string
  title: string
  importPath: string
}

/** The stories of one file: they are compared as one picture, which a person can look through as well. */
export interface Sheet {
  /**
   * Library and file, such as `design-system/button`: the sheet's name for people, and the name of its
   * pictures.
   */
  name: string
  stories: { id: string; name: string }[]
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Widths of the window: a laptop and a phone. */
export const widths = [1280, 390] as const

/** Components and tokens of the design system, and whole screens, which show the components of features. */
const isPictured = ({ importPath, title, type }: StoryEntry) =>
  type === 'story' && (importPath.startsWith('./libs/design-system/') || title.startsWith('Screens/'))

/** The sheets of Storybook's stories, in its order. */
export function sheetsOf(entries: Record<string, StoryEntry>): Sheet[] {
  const files = Map.groupBy(Object.values(entries).filter(isPictured), (entry) => entry.importPath)
  const sheets = [...files].map(([path, stories]) => ({
    name: sheetName(path),
    stories: stories.map(({ id, name }) => ({ id, name })),
  }))
  const clash = [...Map.groupBy(sheets, ({ name }) => name)].find(([, same]) => same.length > 1)
  if (clash) throw new Error(`Two files have stories under the name ${clash[0]}: rename one of them.`)
  return sheets
}

function sheetName(path: string): string {
  const [, , library] = path.split('/')
  return `${library}/${basename(path).replace(/(\.screens)?\.stories\.tsx$/, '')}`
}

/** The path of a sheet's picture below a browser's base pictures. */
export const pictureOf = (sheet: string, theme: Theme, width: number) => `${sheet}-${theme}-${width}.png`

/** Every picture that sheets have. */
export const picturesOf = (sheets: Sheet[]) =>
  sheets.flatMap(({ name }) =>
    themes.flatMap((theme) => widths.map((width) => pictureOf(name, theme, width))),
  )

/**
 * The named sheets, in full or by the file alone; all of them if none is named.
 *
 * @throws when a name matches none, with the existing names.
 */
export function chooseSheets(sheets: Sheet[], wanted: string[]): Sheet[] {
  if (wanted.length === 0) return sheets
  const fits = (sheet: Sheet, name: string) => sheet.name === name || sheet.name.endsWith(`/${name}`)
  const unknown = wanted.filter((name) => !sheets.some((sheet) => fits(sheet, name)))
  if (unknown.length > 0) {
    const known = sheets.map(({ name }) => name).join(', ')
    throw new Error(`No stories under the name ${unknown.join(', ')}. There are: ${known}`)
  }
  return sheets.filter((sheet) => wanted.some((name) => fits(sheet, name)))
}

/** Compares with the existing base pictures: which are missing, and whose stories are gone. */
export function compareFiles(
  expected: string[],
  present: string[],
): { missing: string[]; orphaned: string[] } {
  return {
    missing: expected.filter((picture) => !present.includes(picture)),
    orphaned: present.filter((picture) => !expected.includes(picture)),
  }
}

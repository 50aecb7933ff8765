import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { nameOf } from '../../../.storybook/titles.ts'
import { workspaceRoot } from './pages.ts'

const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')

/** The text of the page about components that we don't have. */
export const notIncluded = read('.storybook/not-included.mdx')

const titles = [
  ...globSync('{libs,apps}/*/src/**/*.stories.tsx', { cwd: workspaceRoot }).map(
    (path) => /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(read(path))?.[1] ?? '',
  ),
  ...globSync('.storybook/*.mdx', { cwd: workspaceRoot }).map(
    (path) => /<Meta\s[^>]*?\btitle="([^"]+)"/.exec(read(path))?.[1] ?? '',
  ),
]

/** The names in a title or a heading such as "Sheet (drawer, side panel)", in small letters. */
export const namesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[(),]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Storybook's search reads the words of a page's own title, which includes its other names. */
const leadsTo = (title: string, name: string) =>
  namesIn(title.split('/').at(-1) ?? '').some((words) => ` ${words} `.includes(` ${name} `))

/** The pages of Storybook that its search finds for a name. */
export const pagesFor = (name: string): string[] => titles.filter((title) => leadsTo(title, name)).map(nameOf)

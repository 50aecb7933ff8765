import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { addressOf, details, howToUse, pageIdOf } from '../../../../.storybook/reference-text.ts'
import { nameOf, otherNamesOf } from '../../../../.storybook/titles.ts'
import type { NamedComponent, Reference } from '../../../../libs/design-system/src/reference.ts'
import { workspaceRoot } from '../pages.ts'

/** A page about a component of the design system, from what its page in Storybook says. */
export interface ComponentPage {
  /** As if it were written next to other pages: `components/button.md`. */
  path: string
  title: string
  markdown: string
}

const folder = join(workspaceRoot, 'libs/design-system/src')

/** Stands for every component, function and constant that an example uses. */
const nothing: unknown = new Proxy(() => nothing, { get: () => nothing })

/** Reads a file of references. Storybook draws its examples; here, what they consist of is nothing. */
function readModule(path: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.React,
      jsxFactory: 'draw',
      jsxFragmentFactory: 'draw',
    },
  })
  const exports: Record<string, unknown> = {}
  const require = (name: string) =>
    name.endsWith('.reference.tsx') ? readModule(join(dirname(path), name)) : nothing
  runInNewContext(outputText, { exports, require, draw: () => null })
  return exports
}

/** The title of the stories beside a reference, which ends with the usual other names of the component. */
const titleOf = (stories: string) => /^ {2}title: '([^']+)'/m.exec(readFileSync(stories, 'utf8'))?.[1] ?? ''

/** A page for each component, in alphabetical order. A link to `storybook:ID` leads to a page of Storybook. */
export function componentPages(): ComponentPage[] {
  const all = globSync('*/*.reference.tsx', { cwd: folder }).map((file) => {
    const path = join(folder, file)
    const title = titleOf(path.replace('.reference.tsx', '.stories.tsx'))
    const { reference } = readModule(path) as { reference: Reference }
    return { file, title, reference, path: addressOf(file).replace('.html', '.md') }
  })
  const linkTo = (component: NamedComponent) => {
    const page = all.find(({ reference }) => reference.components.includes(component))
    return page === undefined ? `\`${component}\`` : `[${component}](${basename(page.path)})`
  }
  const markdownOf = ({ file, title, reference }: (typeof all)[number]) => {
    const others = otherNamesOf(title)
    const names = reference.components.map((name) => `\`${name}\``).join(', ')
    return [
      `# ${nameOf(title)}`,
      `${names} of [@tandem/design-system](../libs/design-system/README.md).${others === undefined ? '' : ` Elsewhere also called ${others}.`}`,
      `[See it in Storybook](storybook:${pageIdOf(file)}) in all its states, with its properties and tokens.`,
      howToUse(reference, linkTo),
      details(reference),
    ].join('\n\n')
  }
  return all
    .map((page) => ({ path: page.path, title: nameOf(page.title), markdown: markdownOf(page) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

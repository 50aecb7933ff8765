import type { NamedComponent, Reference } from '../libs/design-system/src/reference.ts'

/** Storybook's own id for the page of a reference: it leaves out the folder of a file that is named after it. */
export const pageIdOf = (path: string) => {
  const [folder = '', file = ''] = path.split('/').slice(-2)
  const name = file.replace('.reference.tsx', '')
  return `design-system-${folder === name ? name : `${folder}-${name}`}--docs`
}

/** The address of the page of a reference in the documentation: `components/button.html`. */
export const addressOf = (path: string) =>
  `components/${path.split('/').at(-1)}`.replace('.reference.tsx', '.html')

/** A list in Markdown. */
export const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
const table = (head: [string, string], rows: Readonly<Record<string, string>>) =>
  [head, ['---', '---'], ...Object.entries(rows)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** When to use a component, and when another one, in Markdown. */
export function howToUse({ use, instead }: Reference, linkTo: (component: NamedComponent) => string) {
  const others = Object.entries(instead) as [NamedComponent, string][]
  return [
    '## When to use',
    list(use),
    '## When to use something else',
    list(others.map(([component, when]) => `${linkTo(component)}: ${when}`)),
  ].join('\n\n')
}

/** What it consists of and how it is used, in Markdown. */
export const details = ({ anatomy, content, keyboard, accessibility }: Reference) =>
  [
    '## Anatomy',
    table(['Part', 'What it is'], anatomy),
    '## Content',
    list(content),
    '## Keyboard',
    keyboard === null ? 'Nothing in it takes the focus.' : table(['Key', 'What it does'], keyboard),
    '## Accessibility',
    list(accessibility),
  ].join('\n\n')

import type { NamedComponent, Reference } from '../libs/design-system/src/reference.ts'

const files = import.meta.glob<{ reference: Reference }>('../libs/design-system/src/*/*.reference.tsx', {
  eager: true,
})

/** Storybook's own id for the stories of a file: it leaves out the folder of a file that is named after it. */
const pageOf = (path: string) => {
  const [folder = '', file = ''] = path.split('/').slice(-2)
  const name = file.replace('.reference.tsx', '')
  return `design-system-${folder === name ? name : `${folder}-${name}`}--docs`
}

const pages = Object.entries(files).map(([path, { reference }]) => ({ id: pageOf(path), reference }))

/** The reference that belongs to a documentation page. */
export const referenceOf = (pageId: string) => pages.find(({ id }) => id === pageId)?.reference

/** A link to the page that documents a component. */
export function linkTo(component: NamedComponent) {
  const page = pages.find(({ reference }) => reference.components.includes(component))
  return page === undefined ? `\`${component}\`` : `[${component}](?path=/docs/${page.id})`
}

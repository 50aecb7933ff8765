import type { NamedComponent, Reference } from '../libs/design-system/src/reference.ts'
import { addressOf, pageIdOf } from './reference-text.ts'

const files = import.meta.glob<{ reference: Reference }>('../libs/design-system/src/*/*.reference.tsx', {
  eager: true,
})

const pages = Object.entries(files).map(([path, { reference }]) => ({
  id: pageIdOf(path),
  address: addressOf(path),
  reference,
}))

/** The reference that belongs to a page of Storybook, and its address in the documentation. */
export const pageOf = (pageId: string) => pages.find(({ id }) => id === pageId)

/** A link to the page that documents a component. */
export function linkTo(component: NamedComponent) {
  const page = pages.find(({ reference }) => reference.components.includes(component))
  return page === undefined ? `\`${component}\`` : `[${component}](?path=/docs/${page.id})`
}

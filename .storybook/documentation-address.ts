/** The address of a page of the documentation; undefined if Storybook isn't part of its site (`npm run docs-site`). */
export function documentationAddress(page: string): string | undefined {
  const top = document.documentElement.dataset.documentation
  return top === undefined ? undefined : `${top}/${page}`
}

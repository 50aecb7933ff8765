/**
 * The title of a component can end with its usual other names, so that the search of the sidebar finds them:
 * "Sheet (drawer, side panel)".
 */
const withOthers = /^(.*?)(?: \(([^)]*)\))?$/

/** Names of folders in words: `bulk-bar`. */
const inWords = (name: string) =>
  /^[a-z][a-z-]*$/.test(name) ? name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ') : name

/** The last part of a title, without other names. */
export const nameOf = (title: string) => inWords(withOthers.exec(title.split('/').at(-1) ?? '')?.[1] ?? title)

/** The other names in a title. */
export const otherNamesOf = (title: string) => withOthers.exec(title)?.[2]

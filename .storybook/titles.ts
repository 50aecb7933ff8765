/**
 * The title of a component can end with its usual other names, so that the search of the sidebar finds them:
 * "Sheet (drawer, side panel)".
 */
const withOthers = /^(.*?)(?: \(([^)]*)\))?$/

/** The last part of a title, without other names. */
export const nameOf = (title: string) => withOthers.exec(title.split('/').at(-1) ?? '')?.[1] ?? title

/** The other names in a title. */
export const otherNamesOf = (title: string) => withOthers.exec(title)?.[2]

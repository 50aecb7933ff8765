/** A mistake that a developer could make, and that a test should notice. */
export interface Mistake {
  /** What is wrong then, in plain words; unique among all mistakes. */
  name: string
  /** Path from the top of the workspace. */
  file: string
  /** The text to replace, which occurs exactly once in the file. */
  from: string
  /** The mistaken text that replaces it. */
  to: string
}

/** The folder of the project that contains a path. */
export const projectOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** The short name of that project, such as `format`. */
export const libraryOf = ({ file }: Pick<Mistake, 'file'>): string => file.split('/')[1] ?? ''

/**
 * The text with the mistake in it.
 *
 * @throws Error if the text to replace doesn't occur exactly once.
 */
export function planted(text: string, { file, from, to }: Mistake): string {
  const count = text.split(from).length - 1
  if (count !== 1) throw new Error(`${file} has ${count} times what should stand there once: ${from.trim()}`)
  const at = text.indexOf(from)
  return text.slice(0, at) + to + text.slice(at + from.length)
}

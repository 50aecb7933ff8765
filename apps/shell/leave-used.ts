/**
 * Leaves of a list of names those that are used, by any of their words: `padding:p/1` is a style, what its class is
 * called, and its shorter names, where 1 stands for that of the class.
 */
export const leaveUsed = (names: string, words: ReadonlySet<string>): string =>
  names
    .split(',')
    .filter((name) => name.split(/[:/]/).some((part) => words.has(part)))
    .join(',')

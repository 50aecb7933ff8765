/**
 * Keeps the names of a list of which any word is used: in `padding:p/1`, `padding` is the style, `p` its
 * class, and the rest its shorter names, where 1 means the same as the class.
 */
export const leaveUsed = (names: string, words: ReadonlySet<string>): string =>
  names
    .split(',')
    .filter((name) => name.split(/[:/]/).some((part) => words.has(part)))
    .join(',')

const dark = String.raw`:is\(\.dark, \[data-theme=dark\]\) \{[^}]*\}`
const darkBlocks = new RegExp(String.raw`@media \(prefers-contrast: more\) \{\s*${dark}\s*\}|${dark}`, 'g')

/**
 * Leaves the dark values of the tokens to screens, since paper is light whatever the page. Panda drops an at-rule from
 * a condition of tokens, so this is done to the stylesheet it has made. More contrast in the dark is wrapped as a
 * whole: Panda sorts by the outer at-rule, and sorted before plain dark, whose selector weighs the same, it would
 * never count.
 */
export const settleDark = ({ artifact, content }: { artifact: string; content: string }): string =>
  artifact === 'tokens' ? content.replaceAll(darkBlocks, '@media not print { $& }') : content

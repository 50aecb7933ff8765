const dark = String.raw`:is\(\.dark, \[data-theme=dark\]\) \{[^}]*\}`
const darkBlocks = new RegExp(String.raw`@media \(prefers-contrast: more\) \{\s*${dark}\s*\}|${dark}`, 'g')

/**
 * Limits the dark token values to screens, because paper is always light. Panda drops an at-rule in a token
 * condition, so this changes the finished stylesheet. The block for more contrast in the dark is wrapped as a
 * whole: Panda sorts by the outer at-rule, and if it came before plain dark, whose selector has the same
 * specificity, it would never apply.
 */
export const settleDark = ({ artifact, content }: { artifact: string; content: string }): string =>
  artifact === 'tokens' ? content.replaceAll(darkBlocks, '@media not print { $& }') : content

import { defineMessages } from '@tandem/app-frame'

/** The texts of the help page. The palette, which links to the page, loads them too. */
export const { useText, text, catalogue } = defineMessages('shell-help', {
  pages: { help: { title: 'Help', description: 'What every figure means.' } },
  search: 'Search definitions',
  contents: 'Topics',
  clear: 'Clear search',
  advice: 'Try another word, such as “reach” or “refunds”.',
  /** Other words that find the page in the palette. */
  alsoCalled: 'glossary, definitions, metrics, what is',
})

import { foldText } from '@tandem/format'

/** True when every word of the query occurs in the text, in any case and with any accents. */
export function matchesQuery(text: string, query: string) {
  const searched = foldText(text)
  return foldText(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

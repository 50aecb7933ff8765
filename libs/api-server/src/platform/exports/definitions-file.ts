import type { Language } from '@tandem/api-contract'
import { definitions } from '../language/definitions.generated.ts'
import { sayIn } from '../language/say-in.ts'
import { byteOrderMark, csvLine } from './csv.ts'

/** A term of the help page, by its id. */
export type Term = keyof typeof definitions.en

/** What these columns mean, as CSV in the words of the help page. Columns without a term aren't in it. */
export function columnDefinitions(
  columns: readonly { title: string; term?: Term | undefined }[],
  language: Language,
): string {
  const say = sayIn(language)
  const defined = columns.flatMap(({ title, term }) => {
    if (term === undefined) return []
    const { definition, note } = definitions[language][term]
    return [[say(title), definition, note]]
  })
  return written(['Column', 'Definition', 'Note'].map(say), defined)
}

/** What every metric means, as CSV. */
export function allDefinitions(language: Language): string {
  const say = sayIn(language)
  const defined = Object.values(definitions[language]).map(({ topic, name, definition, note }) => [
    topic,
    name,
    definition,
    note,
  ])
  return written(['Topic', 'Metric', 'Definition', 'Note'].map(say), defined)
}

const written = (header: string[], rows: string[][]) =>
  byteOrderMark + [header, ...rows].map(csvLine).join('')

import type { Language } from '@tandem/api-contract'
import { byteOrderMark, csvLine } from '@tandem/format'
import { definitions } from '../language/definitions.generated.ts'
import { sayIn } from '../language/say-in.ts'
import type { Table } from './cell.ts'

/** A term of the help page, by its id. */
export type Term = keyof typeof definitions.en

/** What these columns mean, in the words of the help page. Columns without a term aren't in it. */
export function definitionsTable(
  columns: readonly { title: string; term?: Term | undefined }[],
  language: Language,
): Table {
  const say = sayIn(language)
  async function* batches() {
    yield columns.flatMap(({ title, term }) => {
      if (term === undefined) return []
      const { definition, note } = definitions[language][term]
      return [[say(title), definition, note]]
    })
  }
  return { titles: ['Column', 'Definition', 'Note'].map(say), batches: batches() }
}

/** What every metric means, as CSV. */
export function allDefinitions(language: Language): string {
  const say = sayIn(language)
  const header = ['Topic', 'Metric', 'Definition', 'Note'].map(say)
  const defined = Object.values(definitions[language]).map(({ topic, name, definition, note }) => [
    topic,
    name,
    definition,
    note,
  ])
  return byteOrderMark + [header, ...defined].map((cells) => csvLine(cells)).join('')
}

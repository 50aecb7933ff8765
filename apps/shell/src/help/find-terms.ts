import { match } from '../palette/match.ts'
import type { Topic } from './load-help.ts'

/** The terms whose name, definition and note contain every word of a query, by topic and in the same order. */
export const findTerms = (topics: readonly Topic[], query: string): Topic[] =>
  topics
    .map(({ terms, ...topic }) => ({
      ...topic,
      terms: terms.filter(
        ({ name, definition, note = '' }) => match(`${name} ${definition} ${note}`, query) !== null,
      ),
    }))
    .filter(({ terms }) => terms.length > 0)

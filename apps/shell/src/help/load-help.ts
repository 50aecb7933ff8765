import { translate } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'

/** A term as the help page shows it. */
export interface Term {
  id: string
  name: string
  /** One sentence. */
  definition: string
  note?: string
}

/** The terms about one page or subject. */
export interface Topic {
  /** The same in every language and for every search, so that a link can be sent to others. */
  id: string
  title: string
  terms: readonly Term[]
}

/** The terms of these features, in the order of the features. */
export async function loadHelp(features: readonly Feature[]): Promise<Topic[]> {
  const topics = await Promise.all(features.map(async ({ load }) => (await (await load?.())?.help?.()) ?? []))
  return topics.flat().map(({ title, terms }) => ({
    id: `topic-${terms[0]?.id}`,
    title: translate(title),
    terms: terms.map(({ id, term, definition, note }) => ({
      id,
      name: translate(term),
      definition: translate(definition),
      ...(note && { note: translate(note) }),
    })),
  }))
}

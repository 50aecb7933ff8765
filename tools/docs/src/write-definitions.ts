import { definedLanguages } from './read-definitions.ts'
import type { DefinedTopic, readDefinitions } from './read-definitions.ts'

/** The definitions as a part of a page: a list under the heading of each topic. */
export const definitionLists = (topics: readonly DefinedTopic[]): string =>
  topics
    .map(({ title, terms }) =>
      [
        `## ${title}`,
        '',
        ...terms.map(
          ({ name, definition, note }) => `- **${name}**: ${[definition, note].filter(Boolean).join(' ')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')

/** The definitions as a module of the server, which writes them to CSV files. */
export function definitionsModule(topics: Awaited<ReturnType<typeof readDefinitions>>): string {
  const written = definedLanguages.map((language) => {
    const terms = topics[language].flatMap(({ title, terms }) =>
      terms.map(({ id, name, definition, note = '' }) => [id, { topic: title, name, definition, note }]),
    )
    return [language, Object.fromEntries(terms)]
  })
  return `/** Written by npm run docs: what the help page says in each language, by the id of the term. */
export const definitions = ${JSON.stringify(Object.fromEntries(written))} as const
`
}

import type { DefinedTopic } from './read-definitions.ts'

/** The definitions as a part of a page: a list under the heading of each topic. */
export const definitionLists = (topics: readonly DefinedTopic[]): string =>
  topics
    .map(({ title, terms }) =>
      [`## ${title}`, '', ...terms.map(({ name, definition }) => `- **${name}**: ${definition}`)].join('\n'),
    )
    .join('\n\n')

/** The definitions as a module of the server, which puts them in the archive of a team. */
export function definitionsModule(topics: readonly DefinedTopic[]): string {
  const rows = topics.flatMap(({ title, terms }) =>
    terms.map(({ name, definition }) => [title, name, definition]),
  )
  return `/** Written by npm run docs: topic, metric and definition, as the help page shows them. */
export const definitions: readonly (readonly [topic: string, metric: string, definition: string])[] = ${JSON.stringify(rows)}
`
}

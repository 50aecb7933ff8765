/** What makes a key, or marks one as old, by hand. */
const byHand = [
  { pattern: /\b(?:queryKey|mutationKey):\s*\[/, words: 'spells a key' },
  { pattern: /QueryData\(\s*\[/, words: 'spells a key' },
  { pattern: /\.\.\.\w+Mutation,\s*meta:/, words: 'replaces what a mutation says that it changes' },
  { pattern: /\binvalidateQueries\b/, words: 'marks reads as old by hand' },
]

/** What is wrong with the keys of a source file: those of the cache are made by `api-client` from endpoints. */
export function queryKeyProblems(path: string, text: string): string[] {
  return byHand
    .filter(({ pattern }) => pattern.test(text))
    .map(
      ({ words }) =>
        `${path} ${words}: use endpointQuery, endpointMutation, toldByScreen or markOld of api-client`,
    )
}

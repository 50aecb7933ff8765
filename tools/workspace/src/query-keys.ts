const key = String.raw`\b(?:\w*[qQ]ueryKey|\w*[mM]utationKey)['"]?`
const list = String.raw`\(?\s*(?:\[|\w+[^,;\n{}]*\?\s*\[)`

/** Code that makes a key, or marks one as stale, by hand. */
const byHand = [
  // `queryKey: ['orders']`, `const ordersQueryKey = ['orders']`, `queryKey: isOne ? ['order'] : ['orders']`
  {
    pattern: new RegExp(String.raw`${key}\s*(?::[^=;,\n{}]*=|:|=(?![=>]))\s*${list}`),
    words: 'spells a key',
  },
  // `client.setQueryData(['orders'], …)`, and other calls that take a key first
  {
    pattern: /\b(?:[gs]etQuer(?:y|ies)(?:Data|State|Defaults)|[gs]etMutationDefaults)\s*(?:<[^(]*>)?\(\s*\[/,
    words: 'spells a key',
  },
  {
    pattern: /\b(?:invalidate|reset)Queries\b|\bquery\.invalidate\(|\bisInvalidated:\s*true\b/,
    words: 'marks reads as old by hand',
  },
  // A mutation's own `changes` come from its endpoint.
  { pattern: /\bmeta:\s*\{[^{}]*\bchanges:\s*\[/, words: 'lists by hand what a mutation changes' },
]

/**
 * The problems with the keys of a source file: `api-client` must make the keys of the cache from endpoints.
 */
export function queryKeyProblems(path: string, text: string): string[] {
  const found = byHand.filter(({ pattern }) => pattern.test(text)).map(({ words }) => words)
  if (replacesMeta(text)) found.push('replaces what a mutation says that it changes')
  return found.map(
    (words) =>
      `${path} ${words}: use endpointQuery, endpointMutation, withLocalErrors or invalidate of api-client`,
  )
}

/** Whether an object spreads a mutation (`...createNoteMutation`) and overrides its `meta`. */
function replacesMeta(text: string): boolean {
  return [...text.matchAll(/\.\.\.[\w.]*Mutation\b/g)].some(({ index }) => {
    let depth = 0
    for (const { 0: found, index: at } of text.slice(index).matchAll(/[{}()[\]]|\bmeta\b/g)) {
      if (found === 'meta') {
        if (depth === 0 && /^meta\s*[:,}]/.test(text.slice(index + at))) return true
      } else {
        depth += '{(['.includes(found) ? 1 : -1
        if (depth < 0) break
      }
    }
    return false
  })
}

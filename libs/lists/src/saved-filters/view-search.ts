/**
 * The part of an address that makes the view of a list, for saving and comparing: only these parameters,
 * sorted, the first of duplicates, without empty ones, without a question mark.
 */
export function viewSearch(search: string | URLSearchParams, keys: readonly string[]): string {
  const params = new URLSearchParams(search)
  const kept = keys.toSorted().flatMap((key): [string, string][] => {
    const value = params.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  return new URLSearchParams(kept).toString()
}

/**
 * The part of an address that makes the view of a list, as it is kept and compared: only these parameters, sorted,
 * of two with a name the first, none that is empty, without a question mark.
 */
export function viewSearch(search: string | URLSearchParams, keys: readonly string[]): string {
  const params = new URLSearchParams(search)
  const kept = keys.toSorted().flatMap((key): [string, string][] => {
    const value = params.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  return new URLSearchParams(kept).toString()
}

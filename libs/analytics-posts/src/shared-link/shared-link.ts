/** At most as long as the API accepts. A longer one is cut, because the part that names the post is near the start. */
const address = /https?:\/\/\S{1,1900}/

/**
 * The link in what another app shared, as the manifest's `share_target` names its parts: some apps send the
 * link as `url`, most within `text`. Null when there is none.
 */
export function sharedLink(search: URLSearchParams): string | null {
  for (const part of ['url', 'text', 'title']) {
    const found = address.exec(search.get(part) ?? '')
    if (found) return found[0]
  }
  return null
}

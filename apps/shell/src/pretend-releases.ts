import { buildMeta, documentPath } from './offline/build-name.ts'

export interface Releases {
  /** The release of the page on screen. */
  shown: string
  /** The release of the server. Null: the server doesn't answer. */
  served: string | null
}

/**
 * Sets both releases, for a test or a story, until it is stopped.
 *
 * @returns how often the server was asked for its release, and how to stop
 */
export function pretendReleases({ shown, served }: Releases) {
  let asked = 0
  document.head.insertAdjacentHTML('beforeend', buildMeta(shown))
  const meta = document.head.lastElementChild
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (input !== documentPath) return send(input, init)
    asked += 1
    if (served === null) throw new TypeError('Failed to fetch')
    return new Response(buildMeta(served))
  }
  const stop = () => {
    meta?.remove()
    globalThis.fetch = send
  }
  return { asked: () => asked, stop }
}

import { onTestFinished, vi } from 'vitest'
import { buildMeta, documentPath } from './offline/build-name.ts'

/**
 * For one test: sets the release of the page on screen, and the one of the server. Null: the server doesn't
 * answer.
 *
 * @returns how often the server was asked for its release
 */
export function serveReleases({ shown, served }: { shown: string; served: string | null }) {
  let asked = 0
  document.head.insertAdjacentHTML('beforeend', buildMeta(shown))
  const meta = document.head.lastElementChild
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input !== documentPath) return send(input, init)
    asked += 1
    if (served === null) throw new TypeError('Failed to fetch')
    return new Response(buildMeta(served))
  })
  onTestFinished(() => {
    meta?.remove()
    spy.mockRestore()
  })
  return { asked: () => asked }
}

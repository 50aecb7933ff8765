import { buildMeta, documentPath, readBuild } from '../offline/build-name.ts'

const patienceMs = 10_000

/** The server's release compared with the one on screen: the same, a newer one, or no answer. */
export type FoundRelease = 'same' | 'newer' | 'away'

/**
 * Asks the server for its release. A document without a build name, as in development, counts as the same.
 */
export async function findRelease(): Promise<FoundRelease> {
  const build = readBuild()
  try {
    const answer = await fetch(documentPath, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    if (!answer.ok) return answer.status >= 502 ? 'away' : 'same'
    const isSame = build === null || (await answer.text()).includes(buildMeta(build))
    return isSame ? 'same' : 'newer'
  } catch {
    return 'away'
  }
}

import { buildMeta, documentPath, readBuild } from '../offline/build-name.ts'

const patienceMs = 10_000

/** What the server has now: the release on screen, a newer one, or it does not answer. */
export type FoundRelease = 'same' | 'newer' | 'away'

/** Asks the server for its release. A document that names no build, as in development, counts as the same. */
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

import type { FoundRelease } from '@tandem/page-parts'
import { buildMeta, documentPath, readBuild } from '../offline/build-name.ts'

const patienceMs = 10_000

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

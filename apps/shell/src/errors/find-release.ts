import type { FoundRelease } from '@tandem/page-parts'
import { buildMeta, documentPath, readBuild } from '../offline/build-name.ts'

const patienceMs = 10_000

/**
 * Asks the server for its release. A document without a build name, as in development, counts as the same, and so does
 * a redirect, such as that of a proxy whose sign-in has ended: a reload follows it.
 */
export async function findRelease(): Promise<FoundRelease> {
  const build = readBuild()
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(documentPath, { cache: 'no-store', redirect: 'manual', signal })
    if (!answer.ok) return answer.status >= 502 ? 'away' : 'same'
    const isSame = build === null || (await answer.text()).includes(buildMeta(build))
    return isSame ? 'same' : 'newer'
  } catch {
    return 'away'
  }
}

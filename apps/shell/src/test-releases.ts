import { onTestFinished } from 'vitest'
import { pretendReleases } from './pretend-releases.ts'
import type { Releases } from './pretend-releases.ts'

/** `pretendReleases` for one test. */
export function serveReleases(releases: Releases) {
  const { asked, stop } = pretendReleases(releases)
  onTestFinished(stop)
  return { asked }
}

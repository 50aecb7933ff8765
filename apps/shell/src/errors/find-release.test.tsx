import { expect, it, onTestFinished, vi } from 'vitest'
import { buildMeta } from '../offline/build-name.ts'
import { serveReleases } from '../test-releases.ts'
import { findRelease } from './find-release.ts'

it.each([
  ['a', 'same'],
  ['b', 'newer'],
  [null, 'away'],
] as const)('compares the release on screen with that of the server: %s is %s', async (served, found) => {
  serveReleases({ shown: 'a', served })
  expect(await findRelease()).toBe(found)
})

it('recognises a proxy whose server is down, and mistakes no other page for a release', async () => {
  serveReleases({ shown: 'a', served: 'a' })
  const answer = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => answer.mockRestore())
  answer.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }))
  expect(await findRelease()).toBe('away')
  answer.mockResolvedValueOnce(new Response(buildMeta('b'), { status: 404 }))
  expect(await findRelease()).toBe('same')
})

it('asks for a reload after a redirect to another origin, which a request must not follow', async () => {
  const answer = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => answer.mockRestore())
  answer.mockImplementation((_, options) =>
    options?.redirect === 'manual'
      ? Promise.resolve({ type: 'opaqueredirect', ok: false, status: 0 } as Response)
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  expect(await findRelease()).toBe('same')
})

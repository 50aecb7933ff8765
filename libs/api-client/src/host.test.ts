import { expect, it } from 'vitest'
import { isDemoHost, readHost } from './host.ts'

/** The part of a page that is read. */
const pageWith = (content: string | null) =>
  ({
    querySelector: () => (content === null ? null : { getAttribute: () => content }),
  }) as unknown as Document

it('knows a demo and its account', () => {
  expect(readHost(pageWith('demo@example.org a-password'))).toEqual({
    demo: { email: 'demo@example.org', password: 'a-password' },
  })
})

it.each([null, '', 'demo@example.org', 'one two three'])('offers no account with %j', (content) => {
  expect(readHost(pageWith(content))).toEqual({ demo: null })
})

it.each([
  [null, false],
  ['', true],
  ['demo@example.org a-password', true],
])('with %j, whether it is a demo is %s', (content, isDemo) => {
  expect(isDemoHost(pageWith(content))).toBe(isDemo)
})

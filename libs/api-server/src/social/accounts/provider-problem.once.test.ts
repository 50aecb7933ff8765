import { ProviderError } from '@tandem/connectors'
import type { ProviderErrorKind } from '@tandem/connectors'
import { expect, test } from 'vitest'
import type { Connectors } from '../../platform/dependencies/dependencies.ts'
import { Problem } from '../../platform/request/problem.ts'
import { connectorsOf } from './credentials.ts'
import { providerProblem } from './provider-problem.ts'
import { NoTrackingAccount } from './tracking-account.ts'

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : error)

test.each<[ProviderErrorKind, string]>([
  ['rate_limited', 'TRY_AGAIN_LATER'],
  ['blocked', 'TRY_AGAIN_LATER'],
  ['provider_failed', 'TRY_AGAIN_LATER'],
  ['unreachable', 'FETCH_ERROR'],
  ['timeout', 'FETCH_ERROR'],
  ['not_data', 'FETCH_ERROR'],
  ['wrong_secret', 'FETCH_ERROR'],
  ['wrong_code', 'INVALID_STATE_TRY_AGAIN'],
  ['username_not_found', 'USERNAME_NOT_FOUND_ON_INSTAGRAM'],
])('tells the waiting person when the network is %s: %s', (kind, code) => {
  expect(codeOf(providerProblem(new ProviderError(kind, 'What happened, and what to do.')))).toBe(code)
})

test('reports when there is no account to read through, and keeps our own failures as they are', () => {
  expect(codeOf(providerProblem(new NoTrackingAccount()))).toBe('NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER')
  const ours = new TypeError('not theirs')
  expect(providerProblem(ours)).toBe(ours)
})

test("explains to the person that the host hasn't set up a network", () => {
  expect(() => connectorsOf({} as Connectors, 'instagram')).toThrow(
    expect.objectContaining({
      code: 'FETCH_ERROR',
      message: expect.stringContaining('isn’t configured') as string,
    }),
  )
})

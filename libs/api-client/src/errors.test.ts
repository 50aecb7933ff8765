import { expect, it } from 'vitest'
import { ApiError, ContractError, isApiError, NetworkError, normalizeError, requestIdOf } from './errors.ts'

const refusal = new ApiError({
  status: 409,
  code: 'STORE_EXISTS',
  message: 'Already there',
  request_id: 'r1',
})
const misfit = new ContractError({ status: 200, request_id: 'r2', details: 'GET /me: data: missing' })

it('distinguishes a refusal of the server from every other failure', () => {
  expect(isApiError(refusal)).toBe(true)
  expect(isApiError(refusal, 'STORE_EXISTS')).toBe(true)
  expect(isApiError(refusal, 'FORBIDDEN')).toBe(false)
  expect(isApiError(misfit)).toBe(false)
  expect(isApiError('STORE_EXISTS')).toBe(false)
})

it.each([
  [
    new NetworkError('fetch'),
    { status: 0, kind: 'FETCH_ERROR', title: 'Network Error', message: 'Ağ bağlantısı hatası' },
  ],
  [
    new NetworkError('timeout'),
    { status: 0, kind: 'TIMEOUT_ERROR', title: 'Network Error', message: 'Ağ bağlantısı hatası' },
  ],
  [refusal, { status: 409, kind: 'STORE_EXISTS', title: 'Unknown Error', message: 'Already there' }],
  [
    misfit,
    { status: 200, kind: 'PARSING_ERROR', title: 'Unknown Error', message: 'Bilinmeyen bir hata oluştu' },
  ],
  [new Error('Odd'), { status: 500, kind: 'UNKNOWN_ERROR', title: 'Unknown Error', message: 'Odd' }],
  [
    undefined,
    { status: 500, kind: 'UNKNOWN_ERROR', title: 'Unknown Error', message: 'Bilinmeyen bir hata oluştu' },
  ],
])('normalises %s', (error, expected) => {
  expect(normalizeError(error)).toEqual(expected)
})

it('has the request id when the server gave one', () => {
  expect([refusal, misfit, new NetworkError('fetch')].map(requestIdOf)).toEqual(['r1', 'r2', null])
})

import { afterEach, expect, test } from 'vitest'
import { apiAddress } from './api-address.ts'
import { configureApi } from './call.ts'

afterEach(() => configureApi({ origin: '' }))

test("resolves a path against the API's origin, and keeps an absolute address", () => {
  configureApi({ origin: 'https://api.example.test' })
  expect(apiAddress('/api/v1/pictures/ab')).toBe('https://api.example.test/api/v1/pictures/ab')
  expect(apiAddress('https://cdn.example.test/a.png')).toBe('https://cdn.example.test/a.png')
})

import { errorCatalogue } from '@tandem/api-contract'
import { expect, it } from 'vitest'
import { errorTextOf } from './error-texts.ts'

it('every error page has its own texts', () => {
  const titles = ['403', '404', '422', '429', '500', '503'].map((code) => errorTextOf(`/error/${code}`))
  expect(titles.map(({ code }) => code)).toEqual(['403', '404', '422', '429', '500', '503'])
  expect(new Set(titles.map(({ title }) => title)).size).toBe(6)
  expect(new Set(titles.map(({ description }) => description)).size).toBe(6)
})

it.each(['/error/418', '/error/', '/no/such/page', '/error/500/more'])("says that %s doesn't exist", (path) =>
  expect(errorTextOf(path)).toMatchObject({ code: '404', title: 'Page Not Found' }),
)

/** Texts fixed by the specification. */
const quoted = ['EMAIL_NOT_VERIFIED', 'TOO_MANY_REQUESTS', 'UNKNOWN_ERROR']

it.each(Object.entries(errorCatalogue))(
  '%s is explained in our own voice',
  (code, { title, description }) => {
    expect(title).toMatch(/^[A-Z][^.!]*$/)
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(description).not.toMatch(/!|oops|sorry/i)
    if (!quoted.includes(code)) expect(description).not.toMatch(/please/i)
  },
)

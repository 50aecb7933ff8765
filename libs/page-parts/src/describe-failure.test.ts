import { ApiError, ContractError, genericTexts, NetworkError } from '@tandem/api-client'
import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'
import { pagePartsInTurkish } from './messages.tr.ts'

const refused = new ApiError({ status: 422, code: 'NEWER', message: genericTexts.any, request_id: null })
const misfit = new ContractError({ status: 200, request_id: null, details: '' })

it.each([
  [new NetworkError('fetch'), 'The server could not be reached. Check your connection and try again.'],
  [new NetworkError('timeout'), 'The server could not be reached. Check your connection and try again.'],
  [refused, 'An error occurred.'],
  [misfit, 'An unexpected error occurred.'],
  [undefined, 'An unexpected error occurred.'],
  [new Error('Odd'), 'Odd'],
  [
    new TypeError('Importing a module script failed.'),
    'A file of this page was lost on the way. Reload the page to get it again.',
  ],
])('describes %s in the language of the reader', (error, description) => {
  expect(describeFailure(error).description).toBe(description)
})

it('keeps the texts of the specification in Turkish', () => {
  expect(pagePartsInTurkish.messages.failure).toEqual(genericTexts)
})

import { expect, it } from 'vitest'
import { readPasswordMinimum } from './password-minimum.ts'

/** The part of a page that is read. */
const pageWith = (content: string | null) =>
  ({
    querySelector: () => (content === null ? null : { getAttribute: () => content }),
  }) as unknown as Document

it('is what the host requires, but never less than the minimum for everyone', () => {
  expect(readPasswordMinimum(pageWith('15'))).toBe(15)
  expect(readPasswordMinimum(pageWith('5'))).toBe(8)
})

it.each([null, '', 'many', '-15', '1e3', '99999'])('takes %j for the minimum', (content) => {
  expect(readPasswordMinimum(pageWith(content))).toBe(8)
})

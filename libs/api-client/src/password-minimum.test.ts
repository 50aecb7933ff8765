import { expect, it } from 'vitest'
import { readPasswordMinimum } from './password-minimum.ts'

/** As much of a page as is looked at. */
const pageWith = (content: string | null) =>
  ({
    querySelector: () => (content === null ? null : { getAttribute: () => content }),
  }) as unknown as Document

it('is what the host asks for, and never less than everyone does', () => {
  expect(readPasswordMinimum(pageWith('15'))).toBe(15)
  expect(readPasswordMinimum(pageWith('5'))).toBe(8)
})

it.each([null, '', 'many', '-15', '1e3', '99999'])('takes %j for the least of all', (content) => {
  expect(readPasswordMinimum(pageWith(content))).toBe(8)
})

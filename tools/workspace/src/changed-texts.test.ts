import { describe, expect, it } from 'vitest'
import { canNotice, changedTexts, hasWords, quotedIn } from './changed-texts.ts'

const messages = `
import { defineMessages } from '@tandem/app-frame'
const sort = { '-views': 'Most views' }
/** The words of a list. */
export const { text } = defineMessages('list', {
  sort,
  reading: '{{rows}}, reading {{done}} of about {{total}}',
  none: 'No store connected yet',
})
`
const changed = (from: string, to: string) => changedTexts(messages, messages.replace(from, to))

describe('changedTexts', () => {
  it('finds each text that differs, and ignores comments and line breaks', () => {
    expect(changed('connected', 'linked')).toEqual([
      { before: 'No store connected yet', after: 'No store linked yet' },
    ])
    expect(changed("'Most views' }", "\n  'Most clicks', // of all\n }")).toEqual([
      { before: 'Most views', after: 'Most clicks' },
    ])
    expect(changed('of a list', 'of lists')).toEqual([])
  })

  it.each([
    ['a key that is gone', "  none: 'No store connected yet',\n", ''],
    ['a key that is new', '  none:', "  all: 'All',\n  none:"],
    ['a key of another name', 'none:', 'nothing:'],
    ['a quoted key of another name', "'-views':", "'views':"],
    ['a value of another name', '{{done}}', '{{read}}'],
    ['a value more', 'connected yet', 'connected to {{team}} yet'],
    ['another name of all', "'list'", "'lists'"],
    ['code', 'sort,', '...sort,'],
  ])('leaves %s to types and all tests', (_what, from, to) => {
    expect(changed(from, to)).toBeNull()
  })
})

describe('quotedIn', () => {
  it('reads strings, patterns, templates and elements', () => {
    const source = String.raw`
      const rows = page.getByRole('row', { name: /^2 of about \d+\. (?:Sync|Read) now$/ })
      expect(rows).toHaveTextContent(${'`reading ${count} orders`'})
      render(<p>Two   words</p>)
    `
    expect(quotedIn(source)).toEqual(
      expect.arrayContaining(['row', '2 of about', 'sync', 'read', 'now', 'reading', 'orders', 'two words']),
    )
  })
})

describe('canNotice', () => {
  const word = { before: 'Sync all stores', after: 'Sync all shops' }
  const reading = {
    before: '{{rows}}, reading {{done}} of about {{total}}',
    after: '{{rows}}, reading {{total}} of about {{done}}',
  }
  const insertion = { before: 'Sync now', after: 'Sync them now' }

  it.each([
    ['the whole text', 'Sync all stores', word],
    ['the word that went', 'all stores', word],
    ['a part of the word that came', 'shop', word],
    ['the text within a longer one', 'Menu Sync all stores Linden & Oak', word],
    ['other capitals', 'SYNC ALL STORES', word],
    ['the words between two values', 'reading 2 of about 10', reading],
    ['the end of the words between two values, and a value', 'about 10', reading],
    ['a value, and the beginning of what follows it', '3 orders, reading', reading],
    ['words around a place where a word came', 'Sync now', insertion],
  ])('is true for %s', (_what, words, text) => {
    expect(quotedIn(`'${words}'`).some((quoted) => canNotice(quoted, text))).toBe(true)
  })

  it.each([
    ['other words', 'Connect a store', word],
    ['the part of a text that stays', 'Sync', word],
    ['words that begin like it', 'Sync all accounts', word],
    ['a value alone', '10', reading],
    ['a word that the text is a part of', 'Tomorrow', { before: 'To', after: 'Until' }],
  ])('is false for %s', (_what, words, text) => {
    expect(quotedIn(`'${words}'`).some((quoted) => canNotice(quoted, text))).toBe(false)
  })
})

it.each([
  ['words', 'No {{store}} yet', 'No {{store}} left', true],
  ['values alone', '{{a}} – {{b}}', '{{b}} – {{a}}', false],
  ['nothing before', '', 'Words', false],
])('knows whether a text of %s has words', (_what, before, after, has) => {
  expect(hasWords({ before, after })).toBe(has)
})

import { setLanguage } from '@tandem/format'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addTranslations, defineMessages, pageText, translate } from './define-messages.ts'
import { loadTranslations } from './load-translations.ts'

const { text, key } = defineMessages('test', {
  greeting: 'Hello {{name}}',
  list: { found_one: '{{formatted}} order', found_other: '{{formatted}} orders' },
  pages: {
    things: {
      title: 'Things',
      list: { title: 'List', description: 'All of them' },
      detail: { title: 'One thing' },
    },
  },
})
defineMessages('other', { pages: { elsewhere: { title: 'Elsewhere' } } })

test('a message inserts its values unchanged, without escaping what React escapes', () => {
  expect(text('greeting', { name: 'Linden & Oak' })).toBe('Hello Linden & Oak')
})

test('a plural is chosen by its count and can show it formatted', () => {
  expect(text('list.found', { count: 1, formatted: '1' })).toBe('1 order')
  expect(text('list.found', { count: 1318, formatted: '1.318' })).toBe('1.318 orders')
})

test("a key can be passed to code that doesn't know the library", () => {
  expect(translate(key('pages.things.title'))).toBe('Things')
})

test('a page is named by its path, whichever library has the text', () => {
  expect(pageText('/things')).toEqual({ title: 'Things', description: null })
  expect(pageText('/things/list/')).toEqual({ title: 'List', description: 'All of them' })
  expect(pageText('/elsewhere')).toEqual({ title: 'Elsewhere', description: null })
})

test('a numeric last segment is the detail of its page', () => {
  expect(pageText('/things/42')).toEqual({ title: 'One thing', description: null })
})

test('a path without messages has no text', () => {
  expect(pageText('/nowhere')).toBeNull()
  expect(pageText('/')).toBeNull()
})

describe('in another language', () => {
  afterEach(() => setLanguage('en'))

  test('shows its texts with their plurals, and English where a translation is missing', () => {
    const { text: say, key: keyOf } = defineMessages('translated', {
      greeting: 'Hello {{name}}',
      untranslated: 'As it is',
      found_one: '{{formatted}} order',
      found_other: '{{formatted}} orders',
      pages: { translated: { title: 'Things' } },
    })
    setLanguage('tr')
    addTranslations([
      {
        namespace: 'translated',
        messages: {
          greeting: 'Merhaba {{name}}',
          found_other: '{{formatted}} sipariş',
          pages: { translated: { title: 'Şeyler' } },
        },
      },
    ])
    expect(say('greeting', { name: 'Işıl' })).toBe('Merhaba Işıl')
    expect(say('found', { count: 3, formatted: '3' })).toBe('3 sipariş')
    expect(say('found', { count: 1, formatted: '1' })).toBe('1 sipariş')
    expect(say('untranslated')).toBe('As it is')
    expect(translate(keyOf('pages.translated.title'))).toBe('Şeyler')
    expect(pageText('/translated')?.title).toBe('Şeyler')
  })

  test('loads the texts of the language in use alone, and none for English', async () => {
    const loadings = vi.fn(async () => ({ turkish: [{ namespace: 'loaded', messages: { word: 'Sözcük' } }] }))
    const { text: say } = defineMessages('loaded', { word: 'Word' })
    await loadTranslations({ tr: loadings })
    expect(loadings).not.toHaveBeenCalled()
    setLanguage('tr')
    await loadTranslations({ tr: loadings })
    expect(say('word')).toBe('Sözcük')
  })
})

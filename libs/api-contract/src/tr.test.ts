import { expect, test } from 'vitest'
import * as v from 'valibot'
import { inTurkish, turkishTexts } from './tr.ts'
import { Registration, teamMessages } from './index.ts'
import { translatorOf } from './translate.ts'

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted()

test.each(turkishTexts)('the values of %j are those of its Turkish', (english, turkish) => {
  expect(namesIn(turkish)).toEqual(namesIn(english))
  expect(turkish.trim()).toBe(turkish)
  expect(turkish).not.toBe('')
})

test('no text is left in English', () => {
  const left = turkishTexts.filter(([english, turkish]) => english === turkish).map(([english]) => english)
  expect(left).toEqual([])
})

test('translates what the schemas say, with values and dates', () => {
  const { issues = [] } = v.safeParse(Registration, { name: 'A', email: 'x'.repeat(300), timezone: '' })
  expect(issues.map(({ message }) => inTurkish(message))).toContain('Ad en az 2 karakter olmalıdır')
  expect(inTurkish(teamMessages.profile.nameTooSoon('5 Dec 2026'))).toBe(
    'Adınızı 5 Ara 2026 tarihinden itibaren yeniden değiştirebilirsiniz',
  )
  expect(inTurkish(teamMessages.invite.mailLimit('1 hour'))).toContain('1 saat sonra')
})

test('values stay as they are, whatever they contain', () => {
  const say = translatorOf(
    [
      ['Hello {{a}} and {{b}}!', '{{b}} ve {{a}}, merhaba!'],
      ['Required', 'Zorunlu'],
    ],
    [['Required', 'Zorunlu']],
  )
  expect(say('Hello Required and {{a}}!')).toBe('{{a}} ve Required, merhaba!')
  expect(say('Hello $& and $1!')).toBe('$1 ve $&, merhaba!')
  expect(say('Hello ! and !!')).toBe('! ve !, merhaba!')
  expect(say('Hello and!')).toBe('Hello and!')
  expect(say('required')).toBe('required')
  expect(say('')).toBe('')
})

test('a long text takes no time', () => {
  const started = performance.now()
  for (const text of ['Your team '.repeat(20_000), `You already have ${'“a” '.repeat(50_000)}`])
    inTurkish(text)
  expect(performance.now() - started).toBeLessThan(1000)
})

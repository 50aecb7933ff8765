import { expect, it } from 'vitest'
import { askedMention, matchingPeople, mentionedIn, withMention } from './mention-text.ts'

const ada = { id: 1, name: 'Ada' }
const oak = { id: 2, name: 'Ada Oak' }
const isik = { id: 3, name: 'İpek Işık' }

it.each([
  ['@', { start: 0, typed: '' }],
  ['Ask @ad', { start: 4, typed: 'ad' }],
  ['Ask (@Ada O', { start: 5, typed: 'Ada O' }],
  ['one\n@x', { start: 4, typed: 'x' }],
  ['mail ada@oak', null],
  ['Ask @Ada ', null],
  ['Ask @Ada\nand', null],
  ['Ask @ Ada', null],
  [`@${'x'.repeat(200)}`, null],
])('of %j the name being typed is %j', (content, asked) => {
  expect(askedMention(content, content.length)).toEqual(asked)
})

it('finds people by the beginning of any word of their name, without case, accents and Turkish dots', () => {
  const people = [ada, oak, isik]
  expect(matchingPeople(people, '')).toEqual(people)
  expect(matchingPeople(people, 'oa')).toEqual([oak])
  expect(matchingPeople(people, 'ISIK')).toEqual([isik])
  expect(matchingPeople(people, 'da')).toEqual([])
})

it('puts the name into the text, with one space after it', () => {
  const content = 'Ask @ad about it'
  expect(withMention(content, { start: 4, typed: 'ad' }, oak)).toEqual({
    content: 'Ask @Ada Oak about it',
    caret: 13,
  })
})

it('mentions only the chosen people who are still in the text', () => {
  expect(mentionedIn('Ask @Ada Oak', [ada, oak])).toEqual([2])
  expect(mentionedIn('Ask @Ada Oak and @Ada', [ada, oak])).toEqual([1, 2])
  expect(mentionedIn('Ask Ada', [ada])).toEqual([])
  expect(mentionedIn("Ask @Ada's, (@Ada Oak)", [ada, oak])).toEqual([1, 2])
})

it.each(['Ask @Adam', 'Ask @Adaé', 'Ask @Ada2', 'Ask @Ad'])('%j mentions no Ada', (content) => {
  expect(mentionedIn(content, [ada])).toEqual([])
})

it('mentions, of people with the same name, those who were chosen last', () => {
  const chosen = [ada, { id: 8, name: 'Bob' }, { id: 9, name: 'Ada' }]
  expect(mentionedIn('Ask @Ada', chosen)).toEqual([9])
  expect(mentionedIn('Ask @Ada or @Ada', chosen)).toEqual([1, 9])
})

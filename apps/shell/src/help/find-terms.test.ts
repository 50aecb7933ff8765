import { expect, it } from 'vitest'
import { findTerms } from './find-terms.ts'

const topics = [
  {
    id: 'topic-reach',
    title: 'Posts',
    terms: [
      { id: 'reach', name: 'Reach', definition: 'Accounts that saw it.' },
      { id: 'saves', name: 'Saves', definition: 'How often it was saved.' },
    ],
  },
  {
    id: 'topic-refunds',
    title: 'Mağazalar',
    terms: [{ id: 'refunds', name: 'İadeler', definition: 'Satıştan düşülen tutar.' }],
  },
]
const found = (query: string) =>
  findTerms(topics, query).flatMap(({ title, terms }) => terms.map(({ id }) => `${title}: ${id}`))

it('finds all terms without a query', () => {
  expect(found('  ')).toEqual(['Posts: reach', 'Posts: saves', 'Mağazalar: refunds'])
})

it('finds words in names and definitions, in any order', () => {
  expect(found('saw')).toEqual(['Posts: reach'])
  expect(found('accounts reach')).toEqual(['Posts: reach'])
  expect(found('often saves')).toEqual(['Posts: saves'])
})

it('ignores case, accents and the Turkish dots', () => {
  expect(found('IADELER')).toEqual(['Mağazalar: refunds'])
  expect(found('satistan dusulen')).toEqual(['Mağazalar: refunds'])
})

it('finds nothing when one word is missing', () => {
  expect(found('reach saved')).toEqual([])
})

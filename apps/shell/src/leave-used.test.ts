import { expect, it } from 'vitest'
import { leaveUsed } from '../leave-used.ts'

const names = 'padding:p/1,insetInline:inset-x/insetX,maskImage:msk-i,opacity:op'

it.each([
  ['its own name', 'padding', 'padding:p/1'],
  ['the name of its class', 'p', 'padding:p/1'],
  ['a shorter name', 'insetX', 'insetInline:inset-x/insetX'],
])('keeps a style that is used by %s', (_, word, left) => {
  expect(leaveUsed(names, new Set([word]))).toBe(left)
})

it('drops names that only begin like a used word', () => {
  expect(leaveUsed(names, new Set(['mask']))).toBe('')
})

it('keeps the order of the remaining names', () => {
  expect(leaveUsed(names, new Set(['opacity', 'maskImage']))).toBe('maskImage:msk-i,opacity:op')
})

it('handles a list of names without classes', () => {
  expect(leaveUsed('_hover,_peerHover,mobile', new Set(['_hover', 'mobile']))).toBe('_hover,mobile')
})

import { expect, it } from 'vitest'
import { leaveUsed } from '../leave-used.ts'

const names = 'padding:p/1,insetInline:inset-x/insetX,maskImage:msk-i,opacity:op'

it.each([
  ['its own name', 'padding', 'padding:p/1'],
  ['the name of its class', 'p', 'padding:p/1'],
  ['a shorter name', 'insetX', 'insetInline:inset-x/insetX'],
])('leaves a style that is used by %s', (_, word, left) => {
  expect(leaveUsed(names, new Set([word]))).toBe(left)
})

it('leaves out what only begins like a word that is used', () => {
  expect(leaveUsed(names, new Set(['mask']))).toBe('')
})

it('keeps the order of what is left', () => {
  expect(leaveUsed(names, new Set(['opacity', 'maskImage']))).toBe('maskImage:msk-i,opacity:op')
})

it('takes a list of names without classes', () => {
  expect(leaveUsed('_hover,_peerHover,mobile', new Set(['_hover', 'mobile']))).toBe('_hover,mobile')
})

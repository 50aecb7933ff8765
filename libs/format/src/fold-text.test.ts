import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'isparta'],
  ['ısı', 'isi'],
  ['I\u0307zmir', 'izmir'],
  ['Crème Brûlée', 'creme brulee'],
  ['ﬁlm ２', 'film 2'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

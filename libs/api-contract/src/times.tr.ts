import type { TextPairs } from './translate.ts'

const months = [
  ['Jan', 'Oca'],
  ['Feb', 'Şub'],
  ['Mar', 'Mar'],
  ['Apr', 'Nis'],
  ['May', 'May'],
  ['Jun', 'Haz'],
  ['Jul', 'Tem'],
  ['Aug', 'Ağu'],
  ['Sep', 'Eyl'],
  ['Oct', 'Eki'],
  ['Nov', 'Kas'],
  ['Dec', 'Ara'],
] as const

/** Dates such as `5 Jan 2026`, also with a time, and spans of time in Turkish: for values inside other texts. */
export const timesInTurkish: TextPairs = [
  ...months.map(([english, turkish]) => [`{{0}} ${english} {{1}}`, `{{0}} ${turkish} {{1}}`] as const),
  ['{{0}} second', '{{0}} saniye'],
  ['{{0}} seconds', '{{0}} saniye'],
  ['{{0}} minute', '{{0}} dakika'],
  ['{{0}} minutes', '{{0}} dakika'],
  ['{{0}} hour', '{{0}} saat'],
  ['{{0}} hours', '{{0}} saat'],
]

import { expect, it } from 'vitest'
import { listedTimezone } from './listed-timezone.ts'

const zones = ['UTC', 'Mars/Olympus', 'Asia/Kolkata', 'Europe/Istanbul', 'Europe/Kyiv']

it.each([
  ['Europe/Istanbul', 'Europe/Istanbul'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Tokyo', undefined],
  ['Mars/Gale', undefined],
  ['', undefined],
])('finds %s in the list as %s', (zone, listed) => {
  expect(listedTimezone(zones, zone)).toBe(listed)
})

it('finds the name of today in a list that has the former one', () => {
  expect(listedTimezone(['Asia/Calcutta'], 'Asia/Kolkata')).toBe('Asia/Calcutta')
})

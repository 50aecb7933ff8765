import { expect, test } from 'vitest'
import { placesOf } from './places.tsx'

test('names the country, and leaves out what the shop does not know', () => {
  expect(placesOf('Leeds', 'GB')).toEqual(['Leeds', 'United Kingdom'])
  expect(placesOf(null, 'DE')).toEqual(['Germany'])
  expect(placesOf('', '')).toEqual([])
})

test('shows what the shop wrote when it is no code of a country', () => {
  expect(placesOf('Leeds', 'England')).toEqual(['Leeds', 'England'])
  expect(placesOf(null, 'ZX')).toEqual(['ZX'])
})

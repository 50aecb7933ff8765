import { expect, test } from 'vitest'
import { postMarkName } from './post-mark-name.ts'

const named = (caption: string | null) => postMarkName({ kind: 'reel', caption, username: 'linden' })

test.each([
  ['Lanterns at dusk', 'Reel “Lanterns at dusk”'],
  ['  Lanterns\n\nat dusk', 'Reel “Lanterns”'],
  [null, 'Reel of @linden'],
  [' \n ', 'Reel of @linden'],
  ['The red retrospot bag is back in both sizes', 'Reel “The red retrospot bag is back in both…”'],
  ['🕯️'.repeat(30), `Reel “${[...'🕯️'.repeat(30)].slice(0, 40).join('')}…”`],
])('names %j %j', (caption, name) => {
  expect(named(caption)).toBe(name)
})

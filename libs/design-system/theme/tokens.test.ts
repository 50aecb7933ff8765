import { expect, test } from 'vitest'
import { semanticTokens } from './semantic-tokens.ts'
import { color, shadow } from './tokens.ts'
import source from './tokens.json' with { type: 'json' }

test('a reference into the source becomes a reference into the palette', () => {
  expect(color('{color.teal.600}')).toBe('{colors.palette.teal.600}')
})

test('a translucent colour keeps its alpha', () => {
  expect(color(source.semantic.overlay.scrim.$value)).toBe('#10131366')
})

test('a shadow without strength is none', () => {
  expect(shadow(source.shadow.raised.$extensions['app.tandem.modes'].dark)).toBe('none')
})

test('every semantic colour has a value in both themes', () => {
  const check = (group: object, path: string) => {
    for (const [name, node] of Object.entries(group)) {
      if (!('value' in node)) check(node, `${path}.${name}`)
      else
        expect(node.value, `${path}.${name}`).toMatchObject({
          base: expect.any(String),
          _dark: expect.anything(),
        })
    }
  }
  check(semanticTokens.colors, 'colors')
})

import { expect, it } from 'vitest'
import { differs, typedFrom } from './typed-note.ts'

it('a note differs when somebody is chosen whose name it already had', () => {
  const note = { content: 'Ask @Ada', visible_to_team: true }
  expect(differs(typedFrom(note), note)).toBe(false)
  expect(differs({ ...typedFrom(note), chosen: [{ id: 1, name: 'Ada' }] }, note)).toBe(true)
  expect(differs({ ...typedFrom(note), chosen: [{ id: 2, name: 'Bob' }] }, note)).toBe(false)
})

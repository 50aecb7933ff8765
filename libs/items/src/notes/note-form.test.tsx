import { newMember, signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NoteForm } from './note-form.tsx'
import { blankNote } from './typed-note.ts'

const { draw } = vi.hoisted(() => ({ draw: vi.fn() }))
vi.mock('./mentions/mention-list.tsx', () => ({
  MentionList: draw.mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }),
}))

afterEach(signOut)

function Probe() {
  const [typed, setTyped] = useState(blankNote)
  return (
    <NoteForm label="Note" submitLabel="Save" typed={typed} onType={setTyped} onSubmit={() => undefined} />
  )
}

it("stays as it is when the list of members can't be loaded", async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { screen, team } = await openAsTeam(
    { name: 'probe', routes: [{ path: '/probe', Component: Probe }] },
    '/probe',
  )
  const { user } = await newMember(team, 'editor')
  const field = screen.getByRole('textbox', { name: 'Note' })
  await field.click()
  await userEvent.keyboard('Ask @')
  await expect.poll(() => draw.mock.calls.length).toBeGreaterThan(0)
  await userEvent.keyboard(`${user.name[0]}{Enter}x`)
  await expect.element(field).toHaveValue(`Ask @${user.name[0]}\nx`)
})

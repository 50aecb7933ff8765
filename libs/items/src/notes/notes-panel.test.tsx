import { call, configureApi } from '@tandem/api-client'
import { createNote, listNotes, listNotifications } from '@tandem/api-contract'
import { newMember, newTeam, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { useState } from 'react'
import { Link } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NotesPanel } from './late-notes-panel.tsx'
import { NotesButton } from './notes-button.tsx'
import { NotesSheet } from './notes-sheet.tsx'

const realFetch = (request: Request) => globalThis.fetch(request)

afterEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})

interface Opened {
  role?: 'viewer' | 'editor'
  notes?: string[]
  /** A note that another editor shared with the team. */
  shared?: string
}

async function open({ role, notes = [], shared }: Opened = {}) {
  const team = await newTeam({ role, stores: [{ name: 'Oak', orders: 1 }] })
  signIn(team)
  const row = { type: 'store', id: team.stores[0]!.id, name: 'Oak' } as const
  configureApi({ origin: '', token: () => localStorage.getItem('personal_access_token'), fetch: realFetch })
  if (shared !== undefined) {
    signIn(await newMember(team, 'editor'))
    await call(createNote, {
      body: { notable_type: 'store', notable_id: row.id, content: shared, visible_to_team: true },
    })
    signIn(team)
  }
  for (const content of notes)
    await call(createNote, {
      body: { notable_type: 'store', notable_id: row.id, content, visible_to_team: false },
    })
  const List = () => (
    <>
      <NotesButton row={row} count={notes.length} />
      <Link to="/elsewhere">Elsewhere</Link>
      <NotesSheet nameOf={() => 'Oak'} />
    </>
  )
  const page = await openPage(
    { name: 'probe', routes: [{ path: '/probe', Component: List }] },
    '/probe?page=2',
  )
  await page.screen.getByRole('button', { name: /otes? on Oak/ }).click()
  const sheet = page.screen.getByRole('dialog', { name: 'Notes on Oak' })
  await expect.element(sheet).toBeVisible()
  await expect.element(sheet.getByText('Loading notes')).not.toBeInTheDocument()
  const kept = async () =>
    (await call(listNotes, { search: { notable_type: 'store', notable_id: row.id } })).data.map(
      ({ content, visible_to_team }) => `${content}${visible_to_team ? ' (team)' : ''}`,
    )
  const shown = () =>
    sheet
      .getByRole('list', { name: 'Notes' })
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('p[dir=auto]')?.textContent)
  return { ...page, team, sheet, kept, shown, field: sheet.getByRole('textbox', { name: 'New note' }) }
}

it('moves the focus to the new note as often as it is asked for, even while its code loads', async () => {
  const team = await newTeam({ stores: [{ name: 'Oak', orders: 1 }] })
  signIn(team)
  const Page = () => {
    const [asked, setAsked] = useState(1)
    return (
      <>
        <button type="button" onClick={() => setAsked(asked + 1)}>
          Notes
        </button>
        <NotesPanel row={{ type: 'store', id: team.stores[0]!.id, name: 'Oak' }} asked={asked} />
      </>
    )
  }
  const { screen } = await openPage(
    { name: 'probe', routes: [{ path: '/probe', Component: Page }] },
    '/probe',
  )
  const field = screen.getByRole('textbox', { name: 'New note' })
  await expect.element(field).toHaveFocus()
  await screen.getByRole('button', { name: 'Notes', exact: true }).click()
  await expect.element(field).toHaveFocus()
})

it('starts at the new note, so that typing writes it', async () => {
  const { field } = await open()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Check the label first')
  await expect.element(field).toHaveValue('Check the label first')
})

it('creates a note with Ctrl+Enter, first in the list, edits it in place, and restores a deleted one', async () => {
  const { address, screen, sheet, kept, shown, field } = await open({ notes: ['Older'] })
  expect(address()).toMatch(/^\/probe\?page=2&notes=store-\d+$/)
  await sheet.getByRole('switch', { name: 'Visible to team' }).click()
  await field.fill('Call https://oak.example/x.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(shown).toEqual(['Call https://oak.example/x.', 'Older'])
  await expect.element(field).toHaveValue('')
  await expect.poll(kept).toEqual(['Call https://oak.example/x. (team)', 'Older'])
  await expect
    .element(sheet.getByRole('link', { name: 'https://oak.example/x' }))
    .toHaveAttribute('rel', 'noopener noreferrer nofollow')

  const first = sheet.getByRole('listitem').first()
  await first.getByRole('button', { name: /^Edit note/ }).click()
  await first.getByRole('textbox', { name: 'Edit note' }).fill('Called')
  await first.getByRole('button', { name: 'Save note' }).click()
  await expect.poll(shown).toEqual(['Called', 'Older'])
  await expect.poll(kept).toEqual(['Called (team)', 'Older'])

  await sheet
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Delete note/ })
    .click()
  await expect.poll(shown).toEqual(['Older'])
  await expect.poll(kept).toEqual(['Older'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(shown).toEqual(['Called', 'Older'])
  await expect.poll(kept).toEqual(['Called (team)', 'Older'])
})

it("keeps the text when the server refuses it or can't be reached, and asks before it is lost", async () => {
  const { address, screen, sheet, field } = await open()
  await expect.element(sheet.getByText(/No notes yet/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect.element(field).toHaveAccessibleDescription('Write something first')
  await field.fill('x'.repeat(5001))
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect.element(field).toHaveAccessibleDescription(/5[.,]?000/)

  await field.fill('Do not lose me')
  configureApi({
    fetch: (request) =>
      request.method === 'POST' ? Promise.reject(new TypeError('off')) : realFetch(request),
  })
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect.element(sheet.getByText(/^Network Error/)).toBeVisible()
  await expect.element(field).toHaveValue('Do not lose me')

  await sheet.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(field).toHaveValue('Do not lose me')
  expect(address()).toContain('notes=')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(address).toBe('/probe?page=2')
})

it("shows the beginning of a long note, and doesn't let a viewer share", async () => {
  const { sheet, shown } = await open({ role: 'viewer', notes: ['line\n'.repeat(30).trim()] })
  const isShared = sheet.getByRole('switch', { name: 'Visible to team' })
  await expect.element(isShared).toBeDisabled()
  await expect.element(isShared).toHaveAccessibleDescription(/Only editors and admins/)
  await expect.poll(() => shown()[0]?.split('\n').length).toBe(8)
  await sheet.getByRole('button', { name: /^Show more/ }).click()
  await expect.poll(() => shown()[0]?.split('\n').length).toBe(30)
})

it("doesn't let an editor change or delete somebody else's shared note", async () => {
  const { sheet } = await open({ role: 'editor', shared: 'Call them', notes: ['Mine'] })
  await expect.element(sheet.getByText('Call them')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: /^Edit note/ })).toBeVisible()
  expect(sheet.getByRole('button', { name: /^Edit note/ }).elements()).toHaveLength(1)
  expect(sheet.getByRole('button', { name: /^Delete note/ }).elements()).toHaveLength(1)
})

it("lets an admin delete somebody else's shared note, after a confirmation and without undo", async () => {
  const { screen, sheet, kept } = await open({ shared: 'Call them' })
  await expect.element(sheet.getByText('Call them')).toBeVisible()
  expect(sheet.getByRole('button', { name: /^Edit note/ }).elements()).toHaveLength(0)
  await sheet.getByRole('button', { name: /^Delete note/ }).click()
  await screen.getByRole('button', { name: 'Delete note', exact: true }).click()
  await expect.poll(kept).toEqual([])
  await expect.element(sheet.getByText(/No notes yet/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(0)
})

it('offers members after an @, moves through them by keys, and tells those who are still in the text', async () => {
  const { team, sheet, field, kept } = await open()
  const members = [await newMember(team, 'viewer'), await newMember(team, 'editor')].toSorted((one, other) =>
    one.user.name.localeCompare(other.user.name),
  )
  const [first, second] = members.map(({ user }) => user.name)
  const list = sheet.getByRole('listbox', { name: 'People to mention' })
  const chosen = () => list.getByRole('option', { selected: true })
  await field.click()
  await userEvent.keyboard('Ask @')
  await expect
    .poll(() =>
      list
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual([first, second])
  await expect.element(chosen()).toHaveTextContent(first!)
  await expect.element(field).toHaveAttribute('aria-activedescendant', chosen().element().id)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen()).toHaveTextContent(second!)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue(`Ask @${first} `)
  await expect.element(field).toHaveFocus()
  await expect.element(sheet.getByText(/are notified when the note is visible to the team/)).toBeVisible()

  await userEvent.keyboard('or @')
  await expect.element(list).toBeVisible()
  // Ends the composition of a word, so it chooses nobody.
  const composed = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', composed))
  await expect.element(field).toHaveValue(`Ask @${first} or @`)
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard(second!.slice(0, 1))
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}{Backspace}@')
  await list.getByRole('option', { name: second }).click()
  await expect.element(field).toHaveValue(`Ask @${first} or @${second} `)
  // Moving to a name offers nobody.
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(field).toHaveValue(`Ask @${first} or @${second}\n `)

  await field.fill(`Ask @${second}!`)
  await sheet.getByRole('switch', { name: 'Visible to team' }).click()
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect.poll(kept).toEqual([`Ask @${second}! (team)`])
  const told = await Promise.all(
    members.map(async ({ token }) => (await call(listNotifications, { search: {} }, { token })).data.length),
  )
  expect(told).toEqual([0, 1])
})

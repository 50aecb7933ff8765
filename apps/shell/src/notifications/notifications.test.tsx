import { call } from '@tandem/api-client'
import { createNote } from '@tandem/api-contract'
import type { Notification } from '@tandem/api-contract'
import { answerCalls, newMember, newTeam, restoreNetwork, signIn } from '@tandem/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hourMs } from '@tandem/format'
import { failCalls, openApp, openAsTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

const bell = (name: string | RegExp) => page.getByRole('button', { name })

/** A team whose signed-in person is mentioned in so many notes on its store. */
async function openMentioned(count: number) {
  const team = await newTeam({ stores: [{ name: 'Oak', orders: 1 }] })
  const [store] = team.stores
  const editor = await newMember(team, 'editor')
  const mention = (number: number) =>
    call(
      createNote,
      {
        body: {
          notable_type: 'store',
          notable_id: store!.id,
          content: `Note ${number}`,
          visible_to_team: true,
          mentions: [team.user.id],
        },
      },
      { token: editor.token },
    )
  for (let number = 1; number <= count; number += 1) await mention(number)
  signIn(team)
  return { ...(await openApp('/upgrade')), team, author: editor.user.name }
}

describe('the bell', () => {
  it('says how many are unread, and opens what each is about, which marks it as read', async () => {
    const { where, author } = await openMentioned(2)
    await bell('Notifications, 2 unread').click()
    const list = page.getByRole('list', { name: 'Notifications' })
    await expect.element(list.getByRole('listitem').first()).toMatchTextContent(/Note 2/)
    await list
      .getByRole('link', { name: new RegExp(`Unread:\\s+${author} mentioned you in a note\\s*Note 1`) })
      .click()
    await expect.poll(where).toMatch(/^\/integrations\/e-commerce\?notes=store-\d+$/)
    await expect.element(page.getByRole('dialog', { name: /^Notes/ }).getByText('Note 1')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(bell('Notifications, 1 unread')).toBeVisible()
  })

  it('marks one as read and as unread again, and all at once', async () => {
    await openMentioned(2)
    await bell('Notifications, 2 unread').click()
    const list = page.getByRole('list', { name: 'Notifications' })
    await list
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click()
    await expect.element(bell('Notifications, 1 unread')).toBeVisible()
    await list.getByRole('button', { name: /^Mark as unread/ }).click()
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(bell(/^Notifications$/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
    await expect.element(list).toHaveFocus()
    expect(list.getByRole('button', { name: /^Mark as unread/ }).elements()).toHaveLength(2)
  })

  it('starts on the list and not on a button, also when the list is there at once', async () => {
    await openMentioned(1)
    for (const _ of ['read', 'kept']) {
      await bell('Notifications, 1 unread').click()
      await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
      const dialog = page.getByRole('dialog', { name: 'Notifications' }).element()
      expect(dialog.querySelector('[data-autofocus]')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(bell('Notifications, 1 unread')).toHaveFocus()
    }
  })

  it('shows older ones on demand, newest first and each once', async () => {
    await openMentioned(21)
    await bell('Notifications, 21 unread').click()
    const list = page.getByRole('list', { name: 'Notifications' })
    await expect.poll(() => list.getByRole('listitem').elements().length).toBe(20)
    await page.getByRole('button', { name: 'Show older' }).click()
    await expect.poll(() => list.getByRole('listitem').elements().length).toBe(21)
    await expect.element(list.getByRole('listitem').last()).toMatchTextContent(/Note 1/)
    await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
  })

  it('says that there is nothing new, and gives the focus back when it closes', async () => {
    await openAsTeam('/upgrade')
    await bell(/^Notifications$/).click()
    const popover = page.getByRole('dialog', { name: 'Notifications' })
    await expect.element(popover.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover).not.toBeInTheDocument()
    await expect.element(bell(/^Notifications$/)).toHaveFocus()
  })

  it('says so inside the list when it could not be loaded, and tries again', async () => {
    await openAsTeam('/upgrade')
    await expect.element(bell(/^Notifications$/)).toBeVisible()
    failCalls('/notifications', 500, 'UNKNOWN_ERROR')
    await bell(/^Notifications$/).click()
    const popover = page.getByRole('dialog', { name: 'Notifications' })
    await expect.element(popover.getByRole('alert')).toMatchTextContent(/Notifications couldn’t be loaded/)
    restoreNetwork()
    await popover.getByRole('button', { name: 'Try again' }).click()
    await expect.element(popover.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
  })

  it('reads the number again when the window is looked at, at most once a minute', async () => {
    let reads = 0
    answerCalls('/notifications/unread', () => {
      reads += 1
      return Response.json({ data: { unread: 3 } })
    })
    await openAsTeam('/upgrade')
    await expect.element(bell('Notifications, 3 unread')).toBeVisible()
    const before = reads
    vi.useFakeTimers({ now: Date.now() + 50_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    window.dispatchEvent(new Event('visibilitychange'))
    expect(reads).toBe(before)
    vi.setSystemTime(Date.now() + 20_000)
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => reads).toBe(before + 1)
  })
})

it('has a sentence and a link for every kind', async () => {
  const common = { created_at: new Date(Date.now() - hourMs).toISOString(), is_read: true }
  const store = { id: 7, name: 'Oak' }
  const account = { id: 8, service: 'social', username: 'oak.pots' } as const
  const ends_at = '2026-12-01T09:00:00.000Z'
  const all: [Notification, string, string][] = [
    [
      { ...common, id: 7, kind: 'store_sync_failed', store },
      'The sync of Oak failed',
      '/integrations/e-commerce',
    ],
    [
      { ...common, id: 6, kind: 'store_access_lost', store },
      'Oak no longer accepts our keys. Connect it again.',
      '/integrations/e-commerce',
    ],
    [
      { ...common, id: 5, kind: 'account_sync_failed', account },
      'The sync of @oak.pots failed',
      '/integrations/social-media?open=account-8',
    ],
    [
      { ...common, id: 4, kind: 'account_access_lost', account },
      'Instagram no longer gives access to @oak.pots. Connect it again.',
      '/integrations/social-media?open=account-8',
    ],
    [
      { ...common, id: 3, kind: 'account_access_ending', account, ends_at },
      'Access to @oak.pots ends on',
      '/integrations/social-media?open=account-8',
    ],
    [
      { ...common, id: 2, kind: 'export_ready', ends_at },
      'Your export is ready. Download it before',
      '/settings/team/data',
    ],
    [
      { ...common, id: 1, kind: 'export_failed' },
      'Your export failed. You can start it again.',
      '/settings/team/data',
    ],
  ]
  answerCalls('/notifications', () =>
    Response.json({
      data: all.map(([each]) => each),
      meta: {
        current_page: 1,
        last_page: 1,
        per_page: 20,
        total: all.length,
        total_is_capped: false,
        unread: 0,
      },
    }),
  )
  await openAsTeam('/upgrade')
  await bell(/^Notifications$/).click()
  for (const [, words, address] of all) {
    const link = page.getByRole('link', { name: new RegExp(`^${words}`) })
    await expect.element(link).toHaveAttribute('href', address)
    await expect.element(link).toMatchTextContent(/1 hour ago/)
  }
})

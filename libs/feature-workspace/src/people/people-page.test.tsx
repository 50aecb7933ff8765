import { call } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import { getMe, updateUser } from '@tandem/api-contract'
import { readStored } from '@tandem/session'
import { answerCalls, askApi, interceptApi, restoreNetwork, signOut } from '@tandem/testing'
import { beforeEach, expect, test } from 'vitest'
import { workspaceFeature } from '../feature.ts'
import { invite, join, open, somebody } from '../test-setup.ts'

beforeEach(signOut)

const here = '/workspace'

type Page = Awaited<ReturnType<typeof open>>
const tableOf = ({ screen }: Page) => screen.getByRole('table', { name: 'People' })
const rowOf = (page: Page, name: string) => tableOf(page).getByRole('row', { name: new RegExp(name) })
/** Reads the members again, as the next visit would. */
const readAgain = ({ queryClient }: Page) => invalidate(queryClient, ['people'])

async function choose({ screen }: Page, name: string, item: string) {
  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: item }).click()
}

test('a single member is asked to invite others, and the menu links here without a badge', async () => {
  const page = await open()
  await expect.element(page.screen.getByText('It’s just you so far')).toBeVisible()
  await expect.element(tableOf(page).getByText('(you)')).toBeVisible()
  await expect
    .element(page.screen.getByText(`People with access to ${page.team.user.team.name}.`))
    .toBeVisible()
  const { navigation, actions } = (await workspaceFeature.load?.()) ?? {}
  expect(navigation?.map(({ url, badge }) => ({ url, badge }))).toEqual([
    { url: here, badge: undefined },
    { url: '/notes', badge: undefined },
  ])
  expect(actions?.map(({ permission }) => permission)).toEqual(['members.write'])
})

test('members are searched, filtered and sorted in the address', async () => {
  const page = await open()
  const { screen, address } = page
  await join(somebody('viewer', 'Zeynep Çelik'))
  const invited = await invite(somebody('admin', 'Jonas Weber'))
  await readAgain(page)
  const row = rowOf(page, 'Jonas Weber')
  await expect.element(row.getByText('Admin', { exact: true })).toBeVisible()
  await expect.element(row.getByText('Pending', { exact: true })).toBeVisible()
  await expect.element(row.getByText(invited.email)).toBeVisible()

  await screen.getByRole('searchbox', { name: 'Search people' }).fill('zeynep')
  await expect.poll(address).toBe(`${here}?search_term=zeynep`)
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(rowOf(page, 'Zeynep').getByText('Viewer')).toBeVisible()
  await screen
    .getByRole('group', { name: 'Filter people' })
    .getByRole('button', { name: /^Status/ })
    .click()
  await screen.getByRole('checkbox', { name: 'Pending' }).click()
  await expect.element(screen.getByText('No results for “zeynep” with these filters.')).toBeVisible()
  expect(address()).toBe(`${here}?search_term=zeynep&status=pending`)
  await screen.getByRole('button', { name: 'Clear search' }).last().click()
  await expect.element(row).toBeVisible()
  await expect.poll(address).toBe(`${here}?status=pending`)

  await screen.getByRole('columnheader', { name: 'Role' }).getByRole('button').click()
  await expect.poll(address).toBe(`${here}?status=pending&sort=role`)
  await page.router.navigate(-1)
  await expect
    .element(screen.getByRole('columnheader', { name: 'User' }))
    .toHaveAttribute('aria-sort', 'ascending')
})

test('several people are invited at once, and refused ones stay with the reason', async () => {
  const page = await open(`${here}?open=invite`)
  const { screen, team, address } = page
  const dialog = screen.getByRole('dialog', { name: 'Invite people' })
  const field = dialog.getByLabelText('Email addresses')
  const chips = dialog.getByRole('list', { name: 'People to invite' })
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect.element(field).toHaveAccessibleDescription('Enter at least one email address')

  const [one, two] = [somebody().email, somebody().email]
  await field.fill(`${one}, ${team.user.email};ba`)
  await expect.element(field).toHaveAccessibleDescription(/^ba: /)
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect.element(field).toHaveFocus()
  await dialog.getByRole('button', { name: 'Remove ba', exact: true }).click()
  await field.fill(two)
  await dialog.getByRole('button', { name: 'Send invitations' }).click()

  await expect.element(screen.getByText('2 invitations sent')).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(/already in your team/)
  await expect
    .element(chips.getByRole('listitem'))
    .toHaveTextContent(`${team.user.email}: This person is already in your team`)

  // Every way out asks about unsent input.
  await page.router.navigate(here)
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(here)
  await expect.element(tableOf(page).getByText(two)).toBeVisible()
})

test('a single person can be invited with a name, and a refusal is shown on its field', async () => {
  const page = await open()
  const { screen, team } = page
  await screen.getByRole('button', { name: 'Invite people' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Invite people' })
  const person = somebody('editor', 'Ayşe Nur Polat')
  const tooLong = 'Ayşe Nur '.repeat(12).trim()
  const addresses = dialog.getByLabelText('Email addresses')
  const name = dialog.getByLabelText('Name (optional)')
  const send = dialog.getByRole('button', { name: 'Send invitations' })
  await addresses.fill(`${team.user.email},second@example.test,`)
  await expect.element(name).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Remove second@example.test' }).click()
  await name.fill(tooLong)
  await send.click()
  await expect.element(name).toHaveAccessibleDescription(/At most 100 characters/)
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue(tooLong)
  await name.fill(person.name)
  await send.click()
  await expect
    .element(dialog.getByText(`${team.user.email}: This person is already in your team`).last())
    .toBeVisible()
  await expect.element(addresses).toHaveFocus()
  await dialog.getByRole('button', { name: `Remove ${team.user.email}` }).click()
  await addresses.fill(`${person.email},`)
  await expect.element(name).toHaveValue(person.name)
  await send.click()
  await expect.element(screen.getByText('Invitation sent to Ayşe Nur Polat')).toBeVisible()
  await expect.element(rowOf(page, 'Ayşe').getByText('Editor')).toBeVisible()
})

test('a typed name stays with a second address, says for whom it works, and is not lost by closing', async () => {
  const { screen } = await open(`${here}?open=invite`)
  const dialog = screen.getByRole('dialog', { name: 'Invite people' })
  const addresses = dialog.getByLabelText('Email addresses')
  const name = dialog.getByLabelText('Name (optional)')
  await addresses.fill(`${somebody().email},`)
  await name.fill('Ada')
  await addresses.fill(`${somebody().email},`)
  await expect.element(name).toHaveValue('Ada')
  await expect.element(name).toHaveAccessibleDescription(/^A name only works for one person/)
  const remove = dialog.getByRole('button', { name: /^Remove/ })
  await remove.first().click()
  await remove.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('The invitations have not been sent.')).toBeVisible()
})

test('keeps the input and says how long to wait when the team has sent its mails of the day', async () => {
  const page = await open(`${here}?open=invite`)
  const { screen } = page
  const message = 'Your team has sent all the emails it can send in a day. Try again in 5 hours'
  interceptApi((request) =>
    request.method === 'POST'
      ? Response.json(
          { code: 'TEAM_MAIL_LIMIT', message, request_id: '1', seconds_left: 18_000 },
          { status: 429, headers: { 'retry-after': '18000' } },
        )
      : undefined,
  )
  const several = screen.getByRole('dialog', { name: 'Invite people' })
  const { email } = somebody()
  await several.getByLabelText('Email addresses').fill(`${email},`)
  await several.getByRole('button', { name: 'Send invitations' }).click()
  await expect.element(several.getByText(/^Daily email limit reached/)).toBeVisible()
  await expect.element(several.getByText(/Try again in 5 hours/)).toBeVisible()
  await expect.element(several.getByRole('listitem')).toHaveTextContent(email)

  await several.getByLabelText('Name (optional)').fill('Ayşe Nur Polat')
  await several.getByRole('button', { name: 'Send invitations' }).click()
  await expect.element(several.getByText(/Try again in 5 hours/)).toBeVisible()
  await expect.element(several.getByRole('listitem')).toHaveTextContent(email)
  await expect.element(several.getByLabelText('Name (optional)')).toHaveValue('Ayşe Nur Polat')
  restoreNetwork()
})

test('an invitation is sent again until the limit is reached, and withdrawn', async () => {
  const page = await open()
  const { screen } = page
  const { email } = await invite(somebody())
  await readAgain(page)
  const resend = rowOf(page, 'Jonas Weber').getByRole('button', {
    name: 'Resend invitation to Jonas Weber',
  })
  await resend.click()
  await expect.element(screen.getByText(`Invitation resent to ${email}`)).toBeVisible()
  interceptApi((request) =>
    request.method === 'POST'
      ? Response.json(
          { code: 'TOO_MANY_REQUESTS', message: 'No', request_id: '1', seconds_left: 734 },
          { status: 429, headers: { 'retry-after': '734' } },
        )
      : undefined,
  )
  await resend.click()
  await expect
    .element(screen.getByText('Too many invitations to this address. Try again in 13 minutes.'))
    .toBeVisible()
  restoreNetwork()

  await choose(page, 'Jonas Weber', 'Withdraw invitation')
  const question = screen.getByRole('alertdialog', { name: 'Withdraw Jonas Weber’s invitation?' })
  await question.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect.element(screen.getByText(`Invitation to ${email} withdrawn`)).toBeVisible()
  await expect.element(screen.getByText('It’s just you so far')).toBeVisible()
})

test('role and status are changed, after showing what another admin changed in the meantime', async () => {
  const page = await open()
  const { screen } = page
  const { id } = await join(somebody())
  await readAgain(page)
  await choose(page, 'Jonas Weber', 'Edit role and status')
  await expect.poll(page.address).toBe(`${here}?open=edit-${id}`)
  const dialog = screen.getByRole('dialog', { name: 'Edit Jonas Weber' })
  await expect.element(dialog.getByText(/Connects stores and accounts/)).toBeVisible()
  await dialog.getByRole('radio', { name: /^Archived/ }).click()
  await call(updateUser, { params: { id }, body: { role: 'viewer' } })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog.getByText(/Jonas Weber is now Viewer, Active/)).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^Archived/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText('User updated successfully')).toBeVisible()
  await expect.element(rowOf(page, 'Jonas').getByText('Archived', { exact: true })).toBeVisible()
  await expect.element(rowOf(page, 'Jonas').getByText('Editor')).toBeVisible()
  await choose(page, 'Jonas Weber', 'Restore')
  await expect.element(rowOf(page, 'Jonas').getByText('Active', { exact: true })).toBeVisible()
})

test('a deactivated member is signed out immediately, can be activated again, and removed', async () => {
  const page = await open()
  const { screen } = page
  const { token } = await join(somebody())
  await readAgain(page)
  const statusOf = async () => (await askApi(getMe.path, { token })).status
  expect(await statusOf()).toBe(200)
  await choose(page, 'Jonas Weber', 'Deactivate')
  await screen
    .getByRole('alertdialog', { name: 'Deactivate Jonas Weber?' })
    .getByRole('button', { name: 'Deactivate user' })
    .click()
  await expect.element(screen.getByText('Jonas Weber deactivated')).toBeVisible()
  await expect.element(rowOf(page, 'Jonas').getByText('Inactive', { exact: true })).toBeVisible()
  expect(await statusOf()).not.toBe(200)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(rowOf(page, 'Jonas').getByText('Active', { exact: true })).toBeVisible()

  await choose(page, 'Jonas Weber', 'Remove from team')
  const question = screen.getByRole('alertdialog', { name: 'Remove Jonas Weber?' })
  await expect.element(question.getByText(/^Anything they shared with the team stays/)).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: 'Remove user' }).click()
  await expect.element(screen.getByText('Jonas Weber removed')).toBeVisible()
  await expect.element(rowOf(page, 'Jonas')).not.toBeInTheDocument()
})

test("undoing an archiving lets nobody in who couldn't sign in before", async () => {
  const page = await open()
  const { screen } = page
  const { id } = await join(somebody())
  await call(updateUser, { params: { id }, body: { status: 'inactive' } })
  await readAgain(page)
  await choose(page, 'Jonas Weber', 'Archive')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Archive user' }).click()
  await expect.element(rowOf(page, 'Jonas').getByText('Archived', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(rowOf(page, 'Jonas').getByText('Inactive', { exact: true })).toBeVisible()
})

test('the super admin hands the team over and becomes an admin', async () => {
  const page = await open()
  const { screen, team } = page
  const me = team.user.name
  await join(somebody('viewer'))
  await readAgain(page)
  await choose(page, 'Jonas Weber', 'Make super admin')
  const dialog = screen.getByRole('dialog', { name: 'Transfer ownership' })
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect.element(dialog.getByLabelText('Team name')).toHaveAccessibleDescription(/exactly/)
  await expect.element(dialog.getByLabelText('Team name')).toHaveFocus()
  await dialog.getByLabelText('Team name').fill(team.user.team.name)
  answerCalls('/team/transfer', async (request) => {
    const { password } = (await request.clone().json()) as { password?: string }
    return password === undefined
      ? Response.json(
          {
            code: 'VALIDATION_FAILED',
            message: 'Check your input',
            request_id: 'r',
            errors: { password: ['Enter your password to hand the team over'] },
          },
          { status: 422 },
        )
      : fetch(request)
  })
  expect(dialog.getByLabelText('Your password').query()).toBeNull()
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect.element(dialog.getByLabelText('Your password')).toHaveFocus()
  await expect.element(screen.getByText('Check your input')).not.toBeInTheDocument()
  await dialog.getByLabelText('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect.element(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(/password/i)
  await expect.element(dialog.getByLabelText('Your password')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('Your password').fill(team.password)
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect.element(screen.getByText('Jonas Weber is now the super admin')).toBeVisible()
  await expect.element(rowOf(page, 'Jonas').getByText('Super Admin')).toBeVisible()
  await expect.element(rowOf(page, me).getByText('Admin', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: `Actions for ${me}` }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: /^Remove/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByRole('menuitem', { name: 'Transfer ownership' })).not.toBeInTheDocument()
})

test('asks somebody without a password to sign in again before the team is handed over', async () => {
  const page = await open()
  const { screen, team } = page
  await join(somebody('viewer'))
  await readAgain(page)
  const google = { id: 3, provider: 'google', email: null, created_at: '2026-11-21T12:00:00.000Z' }
  const until = new Date(Date.now() + 60_000).toISOString()
  const proof = { recent_until: until, proved_until: until }
  const own = { has_password: false, password_set_at: null, providers: [google], start: {}, ...proof }
  const errors = { password: ['Enter your password to hand the team over'] }
  const refusal = { code: 'VALIDATION_FAILED', message: 'Check your input', request_id: 'r', errors }
  interceptApi(({ url }) => {
    if (url.endsWith('/me/sign-in-methods')) return Response.json({ data: own })
    return url.endsWith('/team/transfer') ? Response.json(refusal, { status: 422 }) : undefined
  })
  await choose(page, 'Jonas Weber', 'Make super admin')
  const dialog = screen.getByRole('dialog', { name: 'Transfer ownership' })
  await dialog.getByLabelText('Team name').fill(team.user.team.name)
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect.element(dialog.getByText(/Sign in again with Google to continue\./)).toBeVisible()
  expect(dialog.getByLabelText('Your password').query()).toBeNull()
  expect(dialog.getByRole('button', { name: 'Transfer ownership' }).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await expect.poll(() => readStored('personal_access_token')).toBeNull()
})

test("explains what isn't possible with oneself or the super admin", async () => {
  const page = await open(here, { role: 'admin', user_name: 'Mert Kaya' })
  const { screen, team } = page
  await rowOf(page, '\\(you\\)').getByRole('button', { name: 'Actions for Mert Kaya' }).click()
  const edit = screen.getByRole('menuitem', { name: /^Edit role and status/ })
  await expect.element(edit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByText('You can’t remove yourself')).toBeVisible()
  await page.router.navigate(`${here}?open=remove-${team.user.id}`)
  await expect.element(screen.getByRole('dialog').getByText('You can’t remove yourself')).toBeVisible()
  await page.router.navigate(`${here}?open=edit-999999999`)
  await expect
    .element(screen.getByRole('heading', { name: 'This person is no longer on the team' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Back to the team' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test("a viewer sees the members but can't change anything", async () => {
  const { screen } = await open(`${here}?open=invite`, { role: 'viewer' })
  await expect.element(screen.getByText(/Admins invite people and change roles/)).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /\(you\)/ })).toBeVisible()
  for (const name of ['Invite people', /^Actions for/, /^Resend/])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a failure to load the members is shown, with a retry', async () => {
  interceptApi((request) =>
    request.url.includes('/users?')
      ? Response.json({ code: 'INVALID_STATE_TRY_AGAIN', message: 'No', request_id: '1' }, { status: 400 })
      : undefined,
  )
  const { screen } = await open()
  await expect.element(screen.getByText('The people could not be loaded')).toBeVisible()
  restoreNetwork()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('It’s just you so far')).toBeVisible()
})

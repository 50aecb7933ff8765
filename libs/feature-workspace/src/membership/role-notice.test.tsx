import { call, isApiError } from '@tandem/api-client'
import { updateUser } from '@tandem/api-contract'
import { signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workspaceFeature } from '../feature.ts'
import { join, open, somebody } from '../test-setup.ts'
import { RoleNotice } from './role-notice.tsx'

beforeEach(signOut)
afterEach(signOut)

/** The pages inside the frame. */
const framed = {
  ...workspaceFeature,
  routes: [
    {
      Component: () => (
        <>
          <RoleNotice />
          <Outlet />
        </>
      ),
      children: workspaceFeature.routes ?? [],
    },
  ],
}

test("an open page follows changes of the user's role, and is left when they are deactivated", async () => {
  const { team, screen: ofOwner } = await open()
  const person = await join(somebody('admin'))
  await ofOwner.unmount()
  const asOwner = async (changes: object) => {
    signIn(team)
    await call(updateUser, { params: { id: person.id }, body: changes })
    signIn(person)
  }

  signIn(person)
  const { screen, failures } = await openPage(framed, '/workspace')
  await expect.element(screen.getByRole('button', { name: 'Invite people' })).toBeVisible()
  await asOwner({ role: 'viewer' })
  globalThis.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('Your role is now Viewer')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Invite people' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Audit log' })).not.toBeInTheDocument()

  await asOwner({ status: 'inactive' })
  globalThis.dispatchEvent(new Event('visibilitychange'))
  // The surrounding app ends the session that is refused here.
  await expect.poll(() => failures.map(({ error }) => isApiError(error, 'UNAUTHENTICATED'))).toContain(true)
})

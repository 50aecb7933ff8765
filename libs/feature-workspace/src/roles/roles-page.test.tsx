import { permissions, roleNames, roles } from '@tandem/api-contract'
import { signOut } from '@tandem/testing'
import { beforeEach, expect, test } from 'vitest'
import { open } from '../test-setup.ts'

beforeEach(signOut)

test('the permission table is the one that the server enforces, and links to the members with a role', async () => {
  const { screen, address } = await open('/workspace', { role: 'viewer' })
  await screen.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Roles' }).click()
  const table = screen.getByRole('table', { name: 'Permissions by role' })
  await expect.element(table.getByRole('columnheader', { name: 'Viewer (Your role)' })).toBeVisible()
  const rows = [...table.element().querySelectorAll('tbody tr')].filter((row) => row.querySelector('td'))
  expect(rows).toHaveLength(permissions.super_admin.length)
  roles.forEach((role, column) => {
    const held = rows.filter((row) => row.querySelectorAll('td')[column]?.textContent === 'Yes')
    expect(held, roleNames[role]).toHaveLength(permissions[role].length)
  })
  await screen.getByRole('link', { name: '1 person with the role Super Admin' }).click()
  await expect.poll(address).toMatch(/^\/workspace\?role=super_admin&status=/)
  await expect.element(screen.getByRole('row', { name: /Super Admin/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /\(you\)/ })).not.toBeInTheDocument()
})

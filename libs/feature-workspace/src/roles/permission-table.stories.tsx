import { permissions, roleNames, roles } from '@tandem/api-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PermissionTable } from './permission-table.tsx'

const meta = {
  title: 'Workspace/Permission table',
  component: PermissionTable,
  args: {
    mine: 'editor',
    roles: roles.map((role) => ({
      role,
      name: roleNames[role],
      description: 'What this role is for, in a sentence.',
      is_assignable: role !== 'super_admin',
      users_count: 2,
      permissions: [...permissions[role]],
    })),
    permissions: permissions.super_admin.map((permission) => ({
      permission,
      group: permission.split('.')[0] ?? '',
      description: `What ${permission} allows`,
    })),
  },
} satisfies Meta<typeof PermissionTable>
export default meta
type Story = StoryObj<typeof meta>

export const OfAnEditor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Editor (Your role)' })).toBeVisible()
    const row = canvas.getByRole('row', { name: /^What team.delete allows/ })
    await expect(row).toHaveTextContent(/YesNoNoNo$/)
  },
}

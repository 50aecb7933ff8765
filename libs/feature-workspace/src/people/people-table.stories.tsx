import type { TeamUser } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { examplePerson } from './example-person.ts'
import { personColumns } from './person-columns.tsx'
import { PersonMenu } from './person-menu.tsx'

const onResend = fn()
const onOpen = fn()

interface TableProps {
  rows?: TeamUser[]
  mayWrite: boolean
}

function Table({ rows, mayWrite }: TableProps) {
  const actionsOf = (person: TeamUser) => ({
    ...(person.status === 'pending' && { onResend }),
    isResending: false,
    menu: <PersonMenu person={person} myId={1} mayHandOver onOpen={onOpen} onActivate={fn()} />,
  })
  return (
    <DataTable
      label="People"
      columns={personColumns({
        myId: 1,
        timeZone: 'Europe/Istanbul',
        now: new Date('2026-11-21T14:06:00.000Z'),
        ...(mayWrite && { actionsOf }),
      })}
      rows={rows}
      getRowId={({ id }) => String(id)}
      density="media"
      sort="name"
      onSortChange={fn()}
      empty={null}
    />
  )
}

const meta = { title: 'Workspace/People', component: Table } satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

const rows = [
  examplePerson({ id: 1, name: 'Selin Aydın', email: 'selin@lindenandoak.com', role: 'super_admin' }),
  examplePerson(),
  examplePerson({
    id: 3,
    name: 'Jonas Weber',
    role: 'editor',
    status: 'pending',
    last_active_at: null,
    invitation_expires_at: '2026-11-25T10:00:00.000Z',
  }),
  examplePerson({
    id: 4,
    name: 'Ece',
    email: 'ece.with.a.very.long.name.of.a.mailbox@a-company-with-a-long-name.example.com',
    role: 'viewer',
    status: 'pending',
    last_active_at: null,
    invitation_expires_at: '2026-11-20T10:00:00.000Z',
  }),
  examplePerson({ id: 5, name: 'Deniz Arslan', role: 'viewer', status: 'inactive' }),
  examplePerson({ id: 6, name: 'Lara Öztürk', role: 'editor', status: 'archived' }),
]

export const EveryStatus: Story = {
  args: { rows, mayWrite: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Invitation expired')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend invitation to Jonas Weber' }))
    await expect(onResend).toHaveBeenCalledOnce()
    const menuOf = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }))
      await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=menuitem]')).not.toBeNull())
    }
    await menuOf('Selin Aydın')
    const menu = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(menu.getByText('You can’t remove yourself')).toBeVisible())
  },
}

export const ForWhoeverMayNotChange: Story = { args: { rows, mayWrite: false } }
export const Loading: Story = { args: { mayWrite: true } }

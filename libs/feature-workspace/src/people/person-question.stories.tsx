import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examplePerson } from './example-person.ts'
import { PersonQuestion } from './person-question.tsx'

const work = {
  resendingId: undefined,
  isUpdating: false,
  isRemoving: false,
  activate: fn(),
  deactivate: fn(),
  archive: fn(),
  resend: fn(),
  remove: fn(),
}

const meta = {
  title: 'Workspace/Person question',
  component: PersonQuestion,
  args: { open: true, person: examplePerson(), work, onClose: fn() },
} satisfies Meta<typeof PersonQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Remove: Story = {
  args: { kind: 'remove' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Remove user' }))
    await expect(work.remove).toHaveBeenCalledWith(args.person, args.onClose)
  },
}
export const Withdraw: Story = { args: { kind: 'withdraw', person: examplePerson({ status: 'pending' }) } }
export const Deactivate: Story = { args: { kind: 'deactivate' } }
export const Archive: Story = { args: { kind: 'archive' } }
export const BeingRemoved: Story = { args: { kind: 'remove', work: { ...work, isRemoving: true } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Provenance } from './provenance.tsx'

const meta = {
  title: 'Page parts/Provenance',
  component: Provenance,
  args: {
    figure: 'Reach',
    source: 'Instagram, insights of the account',
    readAt: '2026-11-21T08:04:00Z',
    zone: 'Europe/Istanbul',
    rule: 'People who saw something on a day, as the network counts them. Days are never added up.',
  },
} satisfies Meta<typeof Provenance>
export default meta

type Story = StoryObj<typeof meta>

/** Shows everything that is known, and leaves out the rest. */
export const OfReach: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About this metric: Reach' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const lines = await screen.findByRole('dialog', { name: 'About this metric' })
    await waitFor(() => expect(lines).toBeVisible())
    await expect(lines).toHaveTextContent('Instagram, insights of the account')
    await expect(lines).toHaveTextContent('21 Nov 2026 11:04')
    await expect(lines).not.toHaveTextContent('Currency')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** When only the day is known, no time is shown. */
export const OfADay: Story = {
  args: { figure: 'Audience', readAt: '2026-11-20', rule: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const lines = await screen.findByRole('dialog')
    await expect(lines).toHaveTextContent('Updated20 Nov 2026Time zone')
  },
}

export const NeverRead: Story = {
  args: { figure: 'Store revenue', source: undefined, readAt: null, currency: 'TRY' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const lines = await screen.findByRole('dialog')
    await expect(lines).toHaveTextContent('Not synced yet')
    await expect(lines).toHaveTextContent('TRY')
  },
}

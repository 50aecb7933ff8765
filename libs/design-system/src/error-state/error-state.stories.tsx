import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './error-state.tsx'

const meta = {
  component: ErrorState,
  args: {
    title: 'Audience could not be loaded',
    text: 'Instagram did not answer in time. The rest of the page is up to date.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { requestId: '0192f0c1-6a1e-7c55-9f0b-6f2d7f4a1c11' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request id' }))
    // Copied where the browser allows it, else the id itself, to be copied by hand.
    const said = /Request id copied|0192f0c1/
    await expect(await canvas.findByRole('button', { name: said })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(said)
  },
}
export const WithoutRequestId: Story = {}
export const TryingAgain: Story = { args: { retrying: true } }

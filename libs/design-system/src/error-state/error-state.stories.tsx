import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './error-state.tsx'
import { CopyRequestId } from './copy-request-id.tsx'

const meta = {
  title: 'Error state (failure, retry)',
  id: 'design-system-error-state',

  component: ErrorState,
  subcomponents: { CopyRequestId },
  args: {
    title: 'Audience could not be loaded',
    text: 'Instagram did not answer in time. The rest of the page is up to date.',
    onRetry: fn(),
    retrying: false,
  },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { requestId: '0192f0c1-6a1e-7c55-9f0b-6f2d7f4a1c11' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
    // Copied when the browser allows it; otherwise the id is shown for copying manually.
    const requestId = /Request ID copied|0192f0c1/
    await expect(await canvas.findByRole('button', { name: requestId })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(requestId)
  },
}
export const WithoutRequestId: Story = {}
export const Loading: Story = { args: { retrying: true } }

export const LongText: Story = {
  args: {
    title: 'The audience of an account with an unusually long name could not be loaded',
    text: 'Instagram did not answer in time, and then it did answer, but with words that nobody here could make sense of. The rest of the page is up to date.',
    requestId: '0192f0c1-6a1e-7c55-9f0b-6f2d7f4a1c11',
  },
  globals: { viewport: { value: 'narrow' } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { State, StateGrid } from '../example-states.tsx'
import { CopyRequestId } from './copy-request-id.tsx'

const meta = {
  title: 'Copy request ID',
  id: 'design-system-error-state-copy-request-id',

  component: CopyRequestId,
  args: { requestId: '0192f0c1-6a1e-7c55-9f0b-6f2d7f4a1c11', size: 'md' },
} satisfies Meta<typeof CopyRequestId>
export default meta

type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <StateGrid>
      <State name="Default">
        <CopyRequestId {...args} />
      </State>
      <State name="Hover" look="hover">
        <CopyRequestId {...args} />
      </State>
      <State name="Focus" look="focus">
        <CopyRequestId {...args} />
      </State>
    </StateGrid>
  ),
}

/** Copied for the person who reads the server's log. */
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
      await expect(writeText).toHaveBeenCalledWith(args.requestId)
      await expect(await canvas.findByRole('button', { name: 'Request ID copied' })).toBeVisible()
    } finally {
      writeText.mockRestore()
    }
  },
}

/** When the browser refuses, the id itself can be copied manually. */
export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
      await expect(await canvas.findByRole('button', { name: args.requestId })).toBeVisible()
    } finally {
      writeText.mockRestore()
    }
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Caption } from './caption.tsx'
import { examplePost } from './example-post.ts'

const meta = {
  title: 'Analytics/Caption',
  component: Caption,
  args: { caption: examplePost.caption ?? '' },
} satisfies Meta<typeof Caption>
export default meta
type Story = StoryObj<typeof meta>

export const WithLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '#lantern' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    )
  },
}
export const RightToLeft: Story = { args: { caption: 'فانوس أبيض للشرفة #فانوس' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Visually hidden (sr-only)',
  id: 'design-system-visually-hidden',
  component: VisuallyHidden,
  args: { children: 'up' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

/** The arrow is decorative, and its word is for screen readers; it takes no space. */
export const BesideAnIcon: Story = {
  render: (args) => (
    <Text>
      <ArrowUpRight size={16} aria-hidden /> <VisuallyHidden {...args} /> 12,4%
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('up')
    await expect(words.parentElement).toHaveTextContent('up 12,4%')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

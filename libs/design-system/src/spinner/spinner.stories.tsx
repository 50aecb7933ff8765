import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout/inline.tsx'
import { Spinner } from './spinner.tsx'

const meta = { component: Spinner, args: { label: 'Syncing' } } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" />
    </Inline>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NoStores } from './no-stores.tsx'

const meta = {
  title: 'Integrations/No stores',
  component: NoStores,
  args: { onConnect: fn() },
} satisfies Meta<typeof NoStores>
export default meta
type Story = StoryObj<typeof meta>

export const MayConnect: Story = {}
export const MayOnlyLook: Story = { args: { onConnect: undefined } }

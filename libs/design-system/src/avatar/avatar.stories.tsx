import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide-react'
import { Inline } from '../layout/inline.tsx'
import { Avatar } from './avatar.tsx'

const meta = { component: Avatar, args: { fallback: 'SA', label: 'Selin Aydın' } } satisfies Meta<
  typeof Avatar
>
export default meta

type Story = StoryObj<typeof meta>

// A picture in itself, so that the story needs no network.
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3.4" r="1.6" fill="bisque"/%3E%3C/svg%3E'

export const Initials: Story = {}
export const Picture: Story = { args: { src: picture } }
export const PictureThatFails: Story = { args: { src: 'data:image/png;base64,nothing' } }
export const Tile: Story = {
  args: { shape: 'tile', size: 'lg', fallback: <Store aria-hidden />, label: 'Linden Home' },
}
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </Inline>
  ),
}
export const Tones: Story = {
  render: (args) => (
    <Inline>
      {(['accent', 'success', 'warning', 'danger', 'info', 'neutral'] as const).map((tone) => (
        <Avatar key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
}

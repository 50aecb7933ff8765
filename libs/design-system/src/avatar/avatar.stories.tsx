import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide-react'
import { Inline } from '../layout/inline.tsx'
import { Avatar } from './avatar.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Avatar (profile picture)',
  id: 'design-system-avatar',

  component: Avatar,
  args: { fallback: 'SA', label: 'Selin Aydın', size: 'md', shape: 'circle', tone: 'neutral' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

// A data URL, so that the story needs no network.
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
      <Avatar {...args} size="xl" />
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

export const States: Story = {
  render: (args) => (
    <StateGrid width={120}>
      <State name="Initials">
        <Avatar {...args} />
      </State>
      <State name="Picture">
        <Avatar {...args} src={picture} />
      </State>
      <State name="Error">
        <Avatar {...args} src="data:image/png;base64,nothing" />
      </State>
      <State name="Store">
        <Avatar {...args} shape="tile" fallback={<Store aria-hidden />} />
      </State>
      <State name="Store, picture">
        <Avatar {...args} shape="tile" src={picture} />
      </State>
      <State name="Long text">
        <Avatar {...args} fallback="WM" label="Wolfgang Maximilian Mühlenbeck-Württemberg" />
      </State>
      <State name="Right to left">
        <Avatar {...args} fallback="لم" label="ليلى منصور" />
      </State>
    </StateGrid>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { PersonAvatar } from './person-avatar.tsx'

const meta = {
  title: 'Page parts/Person avatar',
  component: PersonAvatar,
  args: { name: 'Selin Aydın', label: 'Selin Aydın', picture: null, size: 'lg' },
} satisfies Meta<typeof PersonAvatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const LongText: Story = {
  args: { name: 'Wolfgang Maximilian Mühlenbeck-Württemberg', label: 'Wolfgang' },
}
export const RightToLeft: Story = { args: { name: 'ليلى منصور', label: 'ليلى منصور' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoteWords } from './note-words.tsx'

const meta = {
  title: 'Items/Note words',
  component: NoteWords,
  args: {
    when: '12 Nov 2026, 14:03',
    content: 'The customer asked for the other address.\nSee https://shop.example/orders/4812.',
  },
} satisfies Meta<typeof NoteWords>
export default meta
type Story = StoryObj<typeof meta>

export const WithLink: Story = {}
export const OtherSchemesAreWords: Story = { args: { content: 'javascript:alert(1) and file:///etc/hosts' } }
export const RightToLeft: Story = { args: { content: 'اتصل بالعميل غدًا' } }
export const LongText: Story = {
  args: { content: 'Called, nobody answered. Try again after lunch.\n'.repeat(30) },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more (12 Nov 2026, 14:03)' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: /^Show less/ })).toHaveAttribute('aria-expanded', 'true')
  },
}
